import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../problems/domain-error.js';
import { beyondBounds } from './body-bounds.rules.js';
import { plainReason } from './plain-reason.rules.js';

/** How many faults are reported: enough for a person, and a program that makes more learns nothing from them. */
const MOST_FAULTS = 20;
const LONGEST_NAME = 100;

/** Refuses bodies that would cost much to validate, before anything walks them. */
export function boundBodies(server: FastifyInstance): void {
  server.addHook('preValidation', async ({ body }) => {
    const fault = beyondBounds(body);
    if (fault !== undefined) throw new DomainError('validation', fault);
  });
}

/**
 * Without Nest's conversion of numbers in a path, by which `0x4`, `04` and `4.0` would all be row 4: the route's own
 * pipe reads them.
 */
class RequestValidation extends ValidationPipe {
  protected override transformPrimitive(value: unknown, metadata: ArgumentMetadata): unknown {
    return metadata.metatype === Number ? value : super.transformPrimitive(value, metadata);
  }
}

/** Checks every body and query against its class; unknown fields are refused, faults are named at their fields. */
export function requestValidation(): ValidationPipe {
  return new RequestValidation({
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

/** `{ 'itinerary.0.title': ['Fill this in.'] }`, the first of them where there are many. */
export function fieldErrors(faults: ValidationError[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  collect(errors, faults, '');
  return errors;
}

function collect(errors: Record<string, string[]>, faults: ValidationError[], parent: string): void {
  for (const fault of faults) {
    if (Object.keys(errors).length >= MOST_FAULTS) return;
    const path = `${parent}${short(fault.property)}`;
    // the library lists them from the lowest decorator up; the one that says what a field is stands at the top
    const reasons = Object.values(fault.constraints ?? {})
      .reverse()
      .map((reason) => sentence(plainReason(reason, fault.property)));
    if (reasons.length > 0) errors[path] = [...new Set(reasons)];
    collect(errors, fault.children ?? [], `${path}.`);
  }
}

/** A field's name as it was sent, shortened where it is too long for one. */
const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
