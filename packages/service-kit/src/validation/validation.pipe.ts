import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError } from '../problems/domain-error.js';

/** Checks every body and query against its class; unknown fields are refused, every fault is named at its field. */
export function requestValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    forbidUnknownValues: true,
    stopAtFirstError: false,
    exceptionFactory: (faults) => {
      const errors = fieldErrors(faults);
      const first = Object.values(errors)[0]?.[0] ?? 'The request has faults.';
      return new DomainError('validation', sentence(first), { errors });
    },
  });
}

/** `{ 'itinerary.0.title': ['title should not be empty'] }` */
export function fieldErrors(faults: ValidationError[], parent = ''): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const fault of faults) {
    const path = parent === '' ? fault.property : `${parent}.${fault.property}`;
    const reasons = Object.values(fault.constraints ?? {});
    if (reasons.length > 0) errors[path] = reasons.map(sentence);
    Object.assign(errors, fieldErrors(fault.children ?? [], path));
  }
  return errors;
}

function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
