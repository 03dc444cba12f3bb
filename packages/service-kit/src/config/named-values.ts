import { Transform } from 'class-transformer';
import { isURL, ValidateBy, type ValidationArguments } from 'class-validator';
import { HTTP_ADDRESS } from './setting-checks.js';

/** Names and the value of each, e.g. `{"booking":"http://svc-booking:8080"}` in the environment. */
export type NamedValues = Readonly<Record<string, string>>;

const NAME = /^[a-z][a-z0-9]{0,30}$/;

/** A setting that is a JSON object of names and http addresses; those that must be in it are named. */
export const NamedAddresses = (...needed: string[]) =>
  namedValues('an http address', (value) => isURL(value, HTTP_ADDRESS), needed);

/** A setting that is a JSON object of names and folders or http addresses; those that must be in it are named. */
export const NamedPlaces = (...needed: string[]) =>
  namedValues('a folder or an address', (value) => value.trim() !== '', needed);

function namedValues(kind: string, isRight: (value: string) => boolean, needed: string[]): PropertyDecorator {
  const faults = (values: unknown): string[] => {
    if (!isObject(values)) return [`must be JSON, an object of names with ${kind} each`];
    const wrong = Object.entries(values).flatMap(([name, value]) => [
      ...(NAME.test(name) ? [] : [`has "${name}", which is no name of small letters and digits`]),
      ...(typeof value === 'string' && isRight(value) ? [] : [`needs ${kind} for ${name}`]),
    ]);
    return [...wrong, ...needed.filter((name) => !(name in values)).map((name) => `must have ${name}`)];
  };
  const holds = ValidateBy({
    name: 'namedValues',
    validator: {
      validate: (values: unknown) => faults(values).length === 0,
      defaultMessage: (context?: ValidationArguments) =>
        `${context?.property} ${faults(context?.value).join(', and ')}`,
    },
  });
  return (target, property) => {
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? parsed(value) : value))(
      target,
      property,
    );
    holds(target, property);
  };
}

/** The text itself where it is no JSON, so that validation refuses it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
