import { applyDecorators } from '@nestjs/common';
import { fromCents, toCents } from '@safari/contracts';
import { asSchema, IsCleanLine, IsCleanText, IsMoney, type JsonSchema, Trim } from '@safari/service-kit';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, Length, MaxLength, ValidateBy } from 'class-validator';
import { isImageAddress, isVideoAddress } from './address.rules.js';

const HIGHEST_PRICE_CENTS = 99_999_999;
const LONGEST_ADDRESS = 500;

const length = (min: number, max: number, each = false) =>
  Length(min, max, {
    each,
    message: min > 0 ? `Write 1 to ${max} characters` : `Write at most ${max} characters`,
  });

/** One line of `min` to `max` characters. */
export const Line = (min: 0 | 1, max: number) =>
  applyDecorators(Trim() as PropertyDecorator, length(min, max), IsCleanLine());

/** Paragraphs of `min` to `max` characters. */
export const Text = (min: 0 | 1, max: number) =>
  applyDecorators(Trim() as PropertyDecorator, length(min, max), IsCleanText());

/** A list of lines; rows that were left empty are dropped. */
export const Lines = (rows: number, max: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? written(value) : value)),
    IsArray({ message: 'Send a list' }),
    ArrayMaxSize(rows, { message: `Keep it to ${rows} rows` }),
    length(1, max, true),
    IsCleanLine({ each: true }),
  );

/** An amount below a million, as `'1250.00'` however it was written. */
export const Price = ({ above }: { above?: 'zero' } = {}) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      const cents = typeof value === 'string' ? toCents(value) : undefined;
      return cents === undefined ? value : fromCents(cents);
    }),
    IsMoney(),
    ValidateBy(
      {
        name: 'price',
        validator: {
          validate: (value: unknown) => {
            const cents = typeof value === 'string' ? toCents(value) : undefined;
            if (cents === undefined) return true; // IsMoney has said so
            return cents >= (above ? 1 : 0) && cents <= HIGHEST_PRICE_CENTS;
          },
          defaultMessage: () =>
            above ? 'Enter a price above zero and below a million' : 'Enter a price below a million',
        },
      },
      asSchema({ description: above ? 'above zero and below a million' : 'below a million' }),
    ),
  );

export const ImageAddress = () =>
  applyDecorators(
    Trim() as PropertyDecorator,
    MaxLength(LONGEST_ADDRESS, { message: `Use at most ${LONGEST_ADDRESS} characters` }),
    address('imageAddress', 'Enter a path that begins with / or an https address', isImageAddress, {
      format: 'uri-reference',
    }),
  );

export const VideoAddress = () =>
  applyDecorators(
    Trim() as PropertyDecorator,
    MaxLength(LONGEST_ADDRESS, { message: `Use at most ${LONGEST_ADDRESS} characters` }),
    address('videoAddress', 'Enter an https address', isVideoAddress, { format: 'uri' }),
  );

/** A form sends what was left empty as `''`; here that means nothing was given. */
export const BlankIsNone = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );

function address(
  name: string,
  message: string,
  holds: (value: unknown) => boolean,
  schema: JsonSchema,
): PropertyDecorator {
  return ValidateBy(
    { name, validator: { validate: holds, defaultMessage: () => message } },
    asSchema(schema),
  );
}

function written(rows: unknown[]): unknown[] {
  return rows.map((row) => (typeof row === 'string' ? row.trim() : row)).filter((row) => row !== '');
}
