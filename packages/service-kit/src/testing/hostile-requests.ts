import type { Identity } from '@safari/contracts';
import fc from 'fast-check';
import type { OpenApi, Operation, Parameter } from '../openapi/openapi.types.js';
import { hostileText, hostileValue } from './hostile-values.js';
import { type Known, SchemaValues } from './schema-values.js';

export interface HostileRequest {
  method: string;
  /** Path and query as they go over the wire. */
  url: string;
  headers: Record<string, string>;
  /** As it goes over the wire, JSON or not. */
  body?: string;
  caller: Identity | undefined;
}

/** Requests made from a document: most of each is valid, and something is not. */
export function hostileRequests(
  document: OpenApi,
  callers: readonly (Identity | undefined)[],
  known: Known = {},
): fc.Arbitrary<HostileRequest> {
  const values = new SchemaValues(document.components.schemas, known);
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.constantFrom(...calls).chain(({ path, method, operation }) =>
    fc
      .record({
        path: pathOf(path, operation, values),
        query: queryOf(operation, values),
        headers: headersOf(operation),
        body: bodyOf(operation, values),
        caller: callerOf(operation, callers),
      })
      .map(({ path: written, query, headers, body, caller }) => ({
        method: method.toUpperCase(),
        url: `${written}${query}`,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body }),
        caller,
      })),
  );
}

/** Mostly a caller who is allowed. */
function callerOf(
  { security }: Operation,
  callers: readonly (Identity | undefined)[],
): fc.Arbitrary<Identity | undefined> {
  const allowed = callers.filter(
    (one) => one && security.some((kind) => Object.keys(kind).some((name) => name in one)),
  );
  const anybody = fc.constantFrom(...callers);
  if (allowed.length === 0) return anybody;
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...allowed) }, { weight: 1, arbitrary: anybody });
}

const parametersIn = ({ parameters = [] }: Operation, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place);

function pathOf(path: string, operation: Operation, values: SchemaValues): fc.Arbitrary<string> {
  const parts = parametersIn(operation, 'path').map(({ name, schema }) =>
    fc
      .oneof({ weight: 5, arbitrary: values.right(schema) }, { weight: 1, arbitrary: hostileText })
      .map((value) => [name, inAddress(String(value)) || '%20'] as const),
  );
  return fc
    .tuple(...parts)
    .map((found) => found.reduce((made, [name, value]) => made.replace(`{${name}}`, () => value), path));
}

function queryOf(operation: Operation, values: SchemaValues): fc.Arbitrary<string> {
  const declared = parametersIn(operation, 'query').map(({ name, schema }) =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 4, arbitrary: values.right(schema, name).map((value) => field(name, value)) },
      { weight: 2, arbitrary: hostileText.map((value) => field(name, value)) },
      { weight: 1, arbitrary: hostileText.map((value) => `${field(name, value)}&${field(name, 'again')}`) },
      { weight: 1, arbitrary: fc.constantFrom(`${name}[]=1`, `${name}[a]=1`, `${name}=%zz`, name) },
    ),
  );
  const extra = fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom('__proto__[x]=1', 'constructor=1', '%00=1', '&&&', 'noSuch=1') },
  );
  return fc.tuple(...declared, extra).map((parts) => {
    const query = parts.filter((part) => part !== '').join('&');
    return query === '' ? '' : `?${query}`;
  });
}

const field = (name: string, value: unknown): string => `${name}=${inAddress(String(value))}`;

/** Percent-encoded; a lone surrogate, which `encodeURIComponent` throws at, becomes U+FFFD as in any UTF-8. */
const inAddress = (text: string): string => encodeURIComponent(Buffer.from(text.slice(0, 3_000)).toString());

function headersOf(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const declared = parametersIn(operation, 'header').map(({ name }) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc
          .oneof(
            fc.constantFrom('key', '"1"', 'W/"1"', '*', '"', '1'.repeat(300)),
            fc.string({ maxLength: 20 }),
          )
          .map((value) => ({ [name.toLowerCase()]: value.replace(/[^\x20-\x7e]/g, '?') })),
      },
    ),
  );
  const type = fc.oneof(
    { weight: 19, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          'text/plain',
          'application/xml',
          'application/json; charset=x',
          'multipart/form-data',
          '',
        )
        .map((value) => ({ 'content-type': value })),
    },
  );
  return fc.tuple(type, ...declared).map((parts) => Object.assign({}, ...parts) as Record<string, string>);
}

function bodyOf({ requestBody }: Operation, values: SchemaValues): fc.Arbitrary<string | undefined> {
  if (!requestBody) return fc.constant(undefined);
  const schema = requestBody.content['application/json']?.schema;
  return fc.oneof(
    {
      weight: 12,
      arbitrary: (schema ? values.nearly(schema) : hostileValue).map((value) => JSON.stringify(value)),
    },
    {
      weight: 4,
      arbitrary: schema ? values.right(schema).map((value) => JSON.stringify(value)) : hostileText,
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        undefined,
        '',
        '{',
        '{"a":',
        '[1,',
        'null',
        '"text"',
        '\u0000',
        '{}{}',
        '{"a":1,"a":2}',
        '['.repeat(100_000) + ']'.repeat(100_000),
        '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000),
      ),
    },
  );
}
