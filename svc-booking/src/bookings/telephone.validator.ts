import { PHONE_FAULTS, phoneFault } from '@safari/contracts';
import { asSchema } from '@safari/service-kit';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A number that can be called, by the same rule and the same figures of each country as the screen. */
export const IsTelephone = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isTelephone',
      validator: {
        validate: (value: unknown) => faultOf(value) === undefined,
        defaultMessage: (of?: ValidationArguments) => PHONE_FAULTS[faultOf(of?.value) ?? 'invalid'],
      },
    },
    asSchema({
      type: 'string',
      minLength: 1,
      description: 'with the code of its country',
      examples: ['+255 27 555 0171'],
    }),
  );

const faultOf = (value: unknown) =>
  typeof value === 'string'
    ? phoneFault(value, (text) => parsePhoneNumberFromString(text, { extract: false }))
    : 'missing';
