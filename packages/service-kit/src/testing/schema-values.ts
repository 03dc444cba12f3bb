import fc from 'fast-check';
import type { JsonSchema, JsonSchemas } from '../annotations/json-schema.js';
import { hostileName, hostileValue } from './hostile-values.js';

/** Values that the server has reason to know, by their field's name or their schema's format. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>;

const DAY_MS = 86_400_000;
const DAYS = fc
  .integer({ min: -800, max: 2_000 })
  .map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10));

/** Makes values from the schemas of one document. */
export class SchemaValues {
  constructor(
    private readonly schemas: JsonSchemas,
    private readonly known: Known = {},
  ) {}

  /** As the schema has it, or nearly: one field in five is wrong, missing or too much. */
  nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 9, arbitrary: this.inside(schema, (field) => this.nearly(field)) },
      { weight: 1, arbitrary: hostileValue },
    );
  }

  /** As the schema has it. @param name the field's */
  right(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
    const known = this.known[name];
    if (known) return fc.constantFrom(...known);
    return this.inside(schema, (field) => this.right(field));
  }

  private inside(
    schema: JsonSchema,
    field: (schema: JsonSchema) => fc.Arbitrary<unknown>,
  ): fc.Arbitrary<unknown> {
    const { $ref, anyOf, type } = schema;
    if ($ref) return this.inside(this.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, field);
    if (anyOf) return fc.oneof(...anyOf.map((one) => this.inside(one, field)));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (Array.isArray(type))
      return fc.oneof(...type.map((one) => this.inside({ ...schema, type: one }, field)));
    if (type === 'object') return this.object(schema, field);
    if (type === 'array') return this.array(schema, field);
    if (type === 'string') return this.text(schema);
    if (type === 'integer') return integers(schema);
    if (type === 'number') return fc.double({ ...limits(schema, 1e9), noNaN: true });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    return hostileValue;
  }

  private object(
    { properties = {}, required = [] }: JsonSchema,
    field: (schema: JsonSchema) => fc.Arbitrary<unknown>,
  ): fc.Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [
        name,
        this.known[name] ? this.right(one, name) : field(one),
      ]),
    );
    const whole = fc.record(fields, { requiredKeys: required });
    const spoilt = fc
      .tuple(fc.record(fields, { requiredKeys: [] }), hostileName, hostileValue)
      .map(([object, name, value]) => withField(object, name, value));
    return fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: spoilt });
  }

  private array(
    { items = {}, minItems = 0, maxItems = 5, uniqueItems }: JsonSchema,
    field: (schema: JsonSchema) => fc.Arbitrary<unknown>,
  ): fc.Arbitrary<unknown> {
    const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
    return uniqueItems ? fc.uniqueArray(field(items), lengths) : fc.array(field(items), lengths);
  }

  private text({ format, pattern, minLength = 0, maxLength = 2_000 }: JsonSchema): fc.Arbitrary<unknown> {
    const known = this.known[format ?? ''];
    if (known && known.length > 0) return fc.constantFrom(...known);
    if (format === 'date') return DAYS;
    if (format === 'date-time') return DAYS.map((day) => `${day}T00:00:00.000Z`);
    if (format === 'uuid') return fc.uuid();
    if (format === 'email') return fc.emailAddress();
    if (pattern) return fc.stringMatching(new RegExp(pattern));
    return fc.oneof(
      fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) }),
      fc.constantFrom('a'.repeat(maxLength), 'a'.repeat(Math.max(1, minLength))),
    );
  }
}

function integers(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { min, max } = limits(schema, 2_147_483_647);
  const [from, to] = [Math.ceil(min), Math.floor(max)];
  // Small numbers are rows that exist; the ends are where comparisons go wrong.
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: from, max: Math.min(to, from + 8) }) },
    { weight: 1, arbitrary: fc.constantFrom(from, to) },
  );
}

const limits = ({ minimum, maximum }: JsonSchema, widest: number) => ({
  min: minimum ?? -widest,
  max: maximum ?? widest,
});

/** A field of its own, whatever its name: `{ __proto__: … }` would set something else. */
function withField(object: object, name: string, value: unknown): object {
  return Object.defineProperty({ ...object }, name, { value, enumerable: true, configurable: true });
}
