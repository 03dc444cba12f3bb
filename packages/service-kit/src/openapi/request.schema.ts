import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationOptions } from 'class-validator';
import { type JsonSchema, orNull } from '../annotations/json-schema.js';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Meaning = (...constraints: never[]) => JsonSchema;

const CONTEXT = 'jsonSchema';

/** The JSON Schema of a rule of our own; an option of `ValidateBy`. */
export function asSchema(schema: JsonSchema): Pick<ValidationOptions, 'context'> {
  return { context: { [CONTEXT]: schema } };
}

const MEANINGS: Record<string, Meaning> = {
  isString: () => ({ type: 'string' }),
  isNotEmpty: () => ({ minLength: 1 }),
  isBoolean: () => ({ type: 'boolean' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isObject: () => ({ type: 'object' }),
  isArray: () => ({ type: 'array' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isIn: (values: readonly unknown[]) => ({ enum: values }),
  min: (minimum: number) => ({ minimum }),
  max: (maximum: number) => ({ maximum }),
  minLength: (minLength: number) => ({ type: 'string', minLength }),
  maxLength: (maxLength: number) => ({ type: 'string', maxLength }),
  isLength: (minLength: number, maxLength: number) => ({ type: 'string', minLength, maxLength }),
  matches: (pattern: RegExp) => ({ type: 'string', pattern: pattern.source }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
  arrayUnique: () => ({ uniqueItems: true }),
};
/** Rules without a schema of their own: `required` and nested schemas are derived from the class itself. */
const SILENT = new Set(['conditionalValidation', 'whitelistValidation', 'nestedValidation']);

/**
 * The JSON Schema of a request's class, read from the rules that check it.
 * @param nested gives the schema for a class inside of it
 * @throws Error naming a rule without a schema
 */
export function requestSchema(
  request: Type<object>,
  nested: (inner: Type<object>) => JsonSchema,
): JsonSchema {
  const rules = getMetadataStorage().getTargetValidationMetadatas(request, '', false, false);
  const fresh = new request() as Record<string, unknown>;
  const fields = [...new Set(rules.map((rule) => rule.propertyName))].map((name) => {
    const own = rules.filter((rule) => rule.propertyName === name);
    const initial = fresh[name];
    const asked = (value: unknown) => isChecked(own, { ...fresh, [name]: value }, value);
    const schema = fieldSchema(request, name, own, nested);
    return {
      name,
      schema: {
        ...(asked(null) ? schema : orNull(schema)),
        ...(initial !== undefined && { default: initial }),
      },
      required: initial === undefined && asked(undefined) && !own.every(isAllowedAsItIs),
    };
  });
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

const isAllowedAsItIs = ({ type }: Rule): boolean => type === 'whitelistValidation';

/** Whether the field's rules apply when it has this value. */
function isChecked(rules: Rule[], request: object, value: unknown): boolean {
  return rules
    .filter(({ type }) => type === 'conditionalValidation')
    .every(({ constraints }) =>
      (constraints[0] as (request: object, value: unknown) => boolean)(request, value),
    );
}

function fieldSchema(
  request: Type<object>,
  name: string,
  rules: Rule[],
  nested: (inner: Type<object>) => JsonSchema,
): JsonSchema {
  const schema: JsonSchema = {};
  const items: JsonSchema = {};
  for (const rule of rules) {
    Object.assign(rule.each ? items : schema, meaningOf(rule, `${request.name}.${name}`));
    if (rule.type !== 'nestedValidation') continue;
    if (schema.type === 'array' || rule.each) Object.assign(items, nested(innerClass(request, name, true)));
    else return nested(innerClass(request, name, false));
  }
  if (Object.keys(items).length > 0 || schema.type === 'array') {
    return { type: 'array', items, ...schema };
  }
  return typed(schema, request, name);
}

function meaningOf(rule: Rule, where: string): JsonSchema {
  if (SILENT.has(rule.type)) return {};
  const own = (rule.context as Record<string, JsonSchema> | undefined)?.[CONTEXT];
  if (own) return own;
  const meaning = MEANINGS[rule.name ?? rule.type];
  if (!meaning) throw new Error(`${where}: say by asSchema() what ${rule.name ?? rule.type} means`);
  return meaning(...((rule.constraints ?? []) as never[]));
}

/** The declared type, where the rules leave it open. */
function typed(schema: JsonSchema, request: Type<object>, name: string): JsonSchema {
  if (schema.type !== undefined || schema.enum !== undefined || schema.$ref !== undefined) return schema;
  const declared: unknown = Reflect.getMetadata('design:type', request.prototype as object, name);
  if (declared === String) return { type: 'string', ...schema };
  if (declared === Number) return { type: 'number', ...schema };
  if (declared === Boolean) return { type: 'boolean', ...schema };
  return schema;
}

/** The class that `@Type` names, found by letting it make one. */
function innerClass(request: Type<object>, name: string, list: boolean): Type<object> {
  const made = plainToInstance(request, { [name]: list ? [{}] : {} }) as Record<string, unknown>;
  const inner = list ? (made[name] as unknown[])[0] : made[name];
  return (inner as object).constructor as Type<object>;
}
