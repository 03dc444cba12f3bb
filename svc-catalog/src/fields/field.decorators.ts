import { applyDecorators } from '@nestjs/common';
import { isPicturePath, isVideoAddress, LARGEST_PRICE } from '@safari/contracts';
import {
  asSchema,
  IsCleanLine,
  IsCleanText,
  IsMoney,
  type JsonSchema,
  Trim,
  trimmed,
} from '@safari/service-kit';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  Length,
  MaxLength,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';

const LONGEST_ADDRESS = 500;

const length = (min: number, max: number, each = false) =>
  Length(min, max, {
    each,
    message: min > 0 ? `Write 1 to ${max} characters` : `Write at most ${max} characters`,
  });

// Here the last rule stands first, as decorators above a field are applied: so a refusal begins with the basic rule.

/** One line of `min` to `max` characters. */
export const Line = (min: 0 | 1, max: number) =>
  applyDecorators(IsCleanLine(), length(min, max), Trim() as PropertyDecorator);

/** Paragraphs of `min` to `max` characters. */
export const Text = (min: 0 | 1, max: number) =>
  applyDecorators(IsCleanText(), length(min, max), Trim() as PropertyDecorator);

/** A list of lines; rows that were left empty are dropped. */
export const Lines = (rows: number, max: number) =>
  applyDecorators(
    IsCleanLine({ each: true }),
    length(1, max, true),
    ArrayMaxSize(rows, { message: `Keep it to ${rows} rows` }),
    IsArray({ message: 'Send a list' }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? written(value) : value)),
  );

/** A price that one could really ask for one person or one unit. */
export const Price = ({ above }: { above?: 'zero' } = {}) =>
  applyDecorators(
    IsMoney(),
    ValidateBy(
      {
        name: 'price',
        validator: {
          // what is not an amount is NaN here: IsMoney reports that
          validate: (value: unknown) => !(Number(value) > LARGEST_PRICE) && !(above && Number(value) <= 0),
          defaultMessage: () =>
            above ? 'Enter a price above zero and up to a billion' : 'Enter a price up to a billion',
        },
      },
      asSchema({ description: above ? 'above zero and up to a billion' : 'up to a billion' }),
    ),
  );

export const ImageAddress = ({ each = false }: { each?: boolean } = {}) =>
  applyDecorators(
    Trim() as PropertyDecorator,
    MaxLength(LONGEST_ADDRESS, { each, message: `Use at most ${LONGEST_ADDRESS} characters` }),
    address(
      'imageAddress',
      'Upload the picture, or enter a path of this site that begins with /: pages show nothing from other sites',
      isPicturePath,
      { format: 'uri-reference' },
      { each },
    ),
  );

export const VideoAddress = () =>
  applyDecorators(
    Trim() as PropertyDecorator,
    MaxLength(LONGEST_ADDRESS, { message: `Use at most ${LONGEST_ADDRESS} characters` }),
    address('videoAddress', 'Enter an https address', isVideoAddress, { format: 'uri' }),
  );

/** A form sends an empty field as `''`: here that asks for the value of a new item. */
export const BlankIsDefault = () => ValidateIf((_: object, value: unknown) => value !== '');

/** A form sends an empty field as `''`; here that means none. */
export const BlankIsNone = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );

function address(
  name: string,
  message: string,
  holds: (value: unknown) => boolean,
  schema: JsonSchema,
  options: ValidationOptions = {},
): PropertyDecorator {
  return ValidateBy(
    { name, validator: { validate: holds, defaultMessage: () => message } },
    { ...asSchema(schema), ...options },
  );
}

function written(rows: unknown[]): unknown[] {
  return rows.map(trimmed).filter((row) => row !== '');
}
