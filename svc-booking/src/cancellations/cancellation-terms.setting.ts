import { applyDecorators } from '@nestjs/common';
import { type CancellationTerms, termsFaults } from '@safari/contracts';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';

/** Usual for safaris: lodges keep their share from two months before on. */
export const DEFAULT_TERMS: CancellationTerms = {
  version: '2026-1',
  tiers: [
    { daysBefore: 60, keptPercent: 0 },
    { daysBefore: 30, keptPercent: 25 },
    { daysBefore: 14, keptPercent: 50 },
    { daysBefore: 7, keptPercent: 75 },
    { daysBefore: 0, keptPercent: 100 },
  ],
};

/** A setting that is JSON, as {@link DEFAULT_TERMS} are written. */
export const IsCancellationTerms = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? parsed(value) : value)),
    ValidateBy({
      name: 'isCancellationTerms',
      validator: {
        validate: (terms: unknown) => termsFaults(terms).length === 0,
        defaultMessage: (context?: ValidationArguments) =>
          `${context?.property} ${termsFaults(context?.value).join(', and ')}`,
      },
    }),
  );

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
