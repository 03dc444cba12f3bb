/** JSON Schema 2020-12, as far as our wire needs it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  contentEncoding?: string;
  contentMediaType?: string;
}

export type JsonSchemas = Record<string, JsonSchema>;

/** The same, and `null`. */
export function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, description, ...rest } = schema;
  if (schema.$ref) {
    const { $ref } = schema;
    return { anyOf: [{ $ref }, { type: 'null' }], ...(description && { description }) };
  }
  if (type === undefined && values === undefined) return schema;
  return {
    ...(type !== undefined && { type: [...[type].flat(), 'null'] }),
    ...(values && { enum: values.includes(null) ? values : [...values, null] }),
    ...rest,
    ...(description && { description }),
  };
}

/** The names of all schemas that one of ours refers to, directly or through others. */
export function referredTo(root: unknown, schemas: JsonSchemas, found = new Set<string>()): Set<string> {
  if (typeof root !== 'object' || root === null) return found;
  for (const [key, value] of Object.entries(root)) {
    const name = key === '$ref' && typeof value === 'string' ? value.split('/').at(-1) : undefined;
    if (name === undefined) referredTo(value, schemas, found);
    else if (!found.has(name)) {
      found.add(name);
      referredTo(schemas[name], schemas, found);
    }
  }
  return found;
}
