import {
  asTyped,
  type DecimalRange,
  isDecimalIn,
  isEmail,
  isPlainDate,
  withoutMarks,
} from '@safari/contracts';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import type { JsonSchema } from '../annotations/json-schema.js';
import { asSchema } from '../openapi/request.schema.js';

const rule =
  (
    name: string,
    message: string,
    holds: (value: unknown) => boolean,
    schema: JsonSchema = { type: 'string' },
  ) =>
  (options?: ValidationOptions) =>
    ValidateBy(
      { name, validator: { validate: holds, defaultMessage: () => message } },
      { ...asSchema(schema), ...options },
    );

/** One plain address, by the same rule as the screen. */
export const IsEmailAddress = rule('isEmailAddress', 'Enter a valid email address', isEmail, {
  type: 'string',
  format: 'email',
  maxLength: 254,
});

/** A real day, `YYYY-MM-DD`: February 29 only where it is one. */
export const IsPlainDate = rule('isPlainDate', 'Enter a day that exists, as YYYY-MM-DD', isPlainDate, {
  type: 'string',
  format: 'date',
});

/** A number of a range and with its decimals, by the same rule as the screen. */
export const IsDecimalIn = (range: DecimalRange, options?: ValidationOptions) =>
  rule(
    'isDecimalIn',
    `Enter a number from ${range.min} to ${range.max} with at most ${range.decimals} decimals`,
    (value) => typeof value === 'number' && isDecimalIn(value, range),
    { type: 'number', minimum: range.min, maximum: range.max },
  )(options);

/** Text that people typed: no control characters but line breaks and tabs. */
export const IsCleanText = rule(
  'isCleanText',
  'Remove characters that cannot be shown',
  (value) => typeof value === 'string' && !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(value),
);

/** One line that people typed. */
export const IsCleanLine = rule(
  'isCleanLine',
  'Write it on one line, without control characters',
  (value) => typeof value === 'string' && !/\p{Cc}|\p{Cs}|[\u2028\u2029]/u.test(value),
);

/** A text as it is stored; other values, which are refused elsewhere, are unchanged. */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? asTyped(value) : value);

/** Spaces at both ends are never meant, and a text that shows nothing is empty. */
export const Trim = () => Transform(({ value }: { value: unknown }) => trimmed(value));

/**
 * Removes marks that nobody sees from an email address, a telephone number, or each of a list: they are never meant.
 */
export const TrimMarks = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(unmarked) : unmarked(value),
  );

const unmarked = (value: unknown): unknown => (typeof value === 'string' ? withoutMarks(value) : value);
