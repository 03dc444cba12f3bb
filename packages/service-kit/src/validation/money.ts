import { applyDecorators } from '@nestjs/common';
import { defaultBrand, exampleAmount, fromMinor, parseAmount } from '@safari/contracts';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { asSchema } from '../openapi/request.schema.js';

/** Set once per process, which works for one brand: the decorators of a class have no other access to its settings. */
let currency = defaultBrand.currency;

/** Amounts of requests are in this currency from now on. */
export function acceptAmountsIn(brandCurrency: string): void {
  currency = brandCurrency;
}

/** An amount in the brand's currency, in canonical form (`'1250.00'`) however it was written. */
export const IsMoney = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      const minor = minorOf(value);
      return minor === undefined ? value : fromMinor(minor, currency);
    }),
    ValidateBy(
      {
        name: 'isMoney',
        validator: {
          validate: (value: unknown) => minorOf(value) !== undefined,
          defaultMessage: () => `Enter an amount such as ${exampleAmount(currency)}`,
        },
      },
      asSchema({
        type: 'string',
        pattern: String.raw`^\d{1,12}(\.\d{1,3})?$`,
        description: "with no more decimals than the brand's currency has",
        examples: ['1250.00'],
      }),
    ),
  );

const minorOf = (value: unknown): number | undefined =>
  typeof value === 'string' ? parseAmount(value, currency) : undefined;
