import type { JsonSchema } from '../annotations/json-schema.js';

const AN_ID = '0193a000-5f2e-7c31-9a40-8f1be02c6a00';
const FORMS: Readonly<Record<string, string>> = {
  date: '2027-02-11',
  'date-time': '2026-11-20T08:00:00.000Z',
  uuid: AN_ID,
};

/**
 * Something of that shape, always the same.
 * @param fullness `least`: what has to be there, empty where it may be; `most`: everything
 */
export function exampleOf(schema: JsonSchema, fullness: 'least' | 'most', name = ''): unknown {
  const { anyOf, type, enum: words, const: word, properties = {}, required = [], items } = schema;
  const canBeNull = [type].flat().includes('null') || anyOf?.some((one) => one.type === 'null');
  if (fullness === 'least' && canBeNull) return null;
  if (anyOf) return exampleOf(anyOf.find((one) => one.type !== 'null') ?? {}, fullness, name);
  if (word !== undefined) return word;
  if (words) return words.filter((one) => one !== null).at(fullness === 'least' ? 0 : -1);
  const kind = [type].flat().find((one) => one !== 'null');
  if (kind === 'object')
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => fullness === 'most' || required.includes(field))
        .map(([field, one]) => [field, exampleOf(one, fullness, field)]),
    );
  if (kind === 'array') return fullness === 'least' ? [] : [exampleOf(items ?? {}, fullness, name)];
  if (kind === 'boolean') return fullness === 'most';
  return kind === 'integer' || kind === 'number' ? 1 : textOf(schema, name);
}

function textOf({ format, examples }: JsonSchema, name: string): unknown {
  if (examples) return examples[0];
  return FORMS[format ?? ''] ?? (/^id$|Ids?$/.test(name) ? AN_ID : `some ${name || 'text'}`);
}
