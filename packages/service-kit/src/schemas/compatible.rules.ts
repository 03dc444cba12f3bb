import type { JsonSchema, JsonSchemas } from '../annotations/json-schema.js';

/**
 * How a shape is used, which decides what breaks whom. `told`: an event between services of both releases. `asked`: a
 * request by pages of the previous release. `answered`: an answer to those pages. `awaited`: an answer that pages of
 * this release get from a service of the previous one; `was` is then the shape of this release, `now` that of the
 * previous.
 */
export type Use = 'told' | 'answered' | 'asked' | 'awaited';

/** A shape of one release, and where its names are found. */
export interface Shape {
  schema: JsonSchema;
  schemas: JsonSchemas;
}

interface Place {
  /** e.g. `booking.booking.placed.v1 data.reference` */
  at: string;
  use: Use;
}

const GONE: Record<Use, string> = {
  told: 'is gone',
  answered: 'is gone',
  asked: 'is no longer taken',
  awaited: 'is new and may not be missing',
};
const WHEN: Record<Use, string> = {
  told: 'now',
  answered: 'now',
  asked: 'now',
  awaited: 'in the release before',
};

/** One sentence for each change that breaks whoever knows only the former shape. */
export function breaksBetween(was: Shape, now: Shape, { at, use }: Place): string[] {
  const [before, after] = [kindsOf(was), kindsOf(now)];
  const heard = use !== 'asked';
  const found: string[] = [];
  if (heard && after.canBeNull && !before.canBeNull) found.push(`${at} may be null ${WHEN[use]}`);
  if (!isAnswer(use) && before.canBeNull && !after.canBeNull) found.push(`${at} may no longer be null`);
  if (before.kinds.length === 0 || after.kinds.length === 0)
    return before.kinds.length === after.kinds.length
      ? found
      : [...found, `${at} is another thing ${WHEN[use]}`];
  if (before.kinds.length !== after.kinds.length)
    return [...found, `${at} is another choice of things ${WHEN[use]}`];
  const pairs = before.kinds.map((kind, index) => [kind, after.kinds[index] ?? {}] as const);
  return [
    ...found,
    ...pairs.flatMap(([one, other]) =>
      breaksOfKind(
        { schema: one, schemas: was.schemas },
        { schema: other, schemas: now.schemas },
        { at, use },
      ),
    ),
  ];
}

function breaksOfKind(was: Shape, now: Shape, place: Place): string[] {
  const { at, use } = place;
  const [before, after] = [was.schema, now.schema];
  const [former, present] = [said(before.type), said(after.type)];
  if (former !== present && !widened(former, present, use)) return [changed(former, present, place)];
  return [
    ...breaksOfWords(before, after, place),
    ...(before.format !== after.format ? breaksOfForm(before, after, place) : []),
    ...(use === 'asked' ? narrowed(before, after, at) : []),
    ...breaksOfFields(was, now, place),
    ...(before.items && after.items
      ? breaksBetween(
          { schema: before.items, schemas: was.schemas },
          { schema: after.items, schemas: now.schemas },
          { at: `${at}[]`, use },
        )
      : []),
  ];
}

function breaksOfFields(was: Shape, now: Shape, { at, use }: Place): string[] {
  const [before, after] = [fieldsOf(was.schema), fieldsOf(now.schema)];
  const found: string[] = [];
  for (const [name, { schema, needed }] of before) {
    const place = { at: `${at}.${name}`, use };
    const other = after.get(name);
    if (!other) {
      if (use !== 'awaited' || needed) found.push(`${place.at} ${GONE[use]}`);
      continue;
    }
    if (use !== 'asked' && needed && !other.needed) found.push(`${place.at} may be missing ${WHEN[use]}`);
    if (!isAnswer(use) && !needed && other.needed) found.push(`${place.at} may no longer be missing`);
    found.push(...breaksBetween({ schema, schemas: was.schemas }, { ...now, schema: other.schema }, place));
  }
  for (const [name, { needed }] of after) {
    if (!isAnswer(use) && needed && !before.has(name))
      found.push(`${at}.${name} is new and may not be missing`);
  }
  return found;
}

/** Pages show unknown words as they are; services make decisions by them. */
function breaksOfWords(before: JsonSchema, after: JsonSchema, { at, use }: Place): string[] {
  const [former, present] = [wordsOf(before), wordsOf(after)];
  if (isAnswer(use)) return [];
  if (!former) return present && use === 'asked' ? [`${at} is bound to ${listed(present)} now`] : [];
  if (!present) return use === 'told' ? [`${at} may say anything now`] : [];
  const gone = former.filter((word) => !present.includes(word));
  const added = present.filter((word) => !former.includes(word));
  return [
    ...(gone.length > 0 ? [`${at} no longer knows ${listed(gone)}`] : []),
    ...(use === 'told' && added.length > 0 ? [`${at} says ${listed(added)}, too`] : []),
  ];
}

function breaksOfForm(before: JsonSchema, after: JsonSchema, { at, use }: Place): string[] {
  if (use === 'asked' && after.format === undefined) return [];
  return [changed(before.format ?? 'of any form', after.format ?? 'of any form', { at, use })];
}

const LEAST = ['minimum', 'minLength', 'minItems'] as const;
const MOST = ['maximum', 'maxLength', 'maxItems'] as const;

function narrowed(before: JsonSchema, after: JsonSchema, at: string): string[] {
  const tighter = [
    ...LEAST.filter((limit) => (after[limit] ?? -Infinity) > (before[limit] ?? -Infinity)),
    ...MOST.filter((limit) => (after[limit] ?? Infinity) < (before[limit] ?? Infinity)),
  ];
  return [
    ...tighter.map((limit) => `${at} has the ${limit} ${after[limit]} now`),
    ...(after.pattern !== undefined && after.pattern !== before.pattern ? [`${at} has another pattern`] : []),
  ];
}

/** The alternatives of a shape besides null, with every reference looked up. */
function kindsOf({ schema, schemas }: Shape): { kinds: JsonSchema[]; canBeNull: boolean } {
  const found = lookedUp(schema, schemas);
  if (found.anyOf) {
    const each = found.anyOf.map((one) => kindsOf({ schema: one, schemas }));
    return { kinds: each.flatMap(({ kinds }) => kinds), canBeNull: each.some(({ canBeNull }) => canBeNull) };
  }
  const types = [found.type ?? []].flat();
  const canBeNull = types.includes('null') || (found.enum?.includes(null) ?? false);
  const real = types.filter((type) => type !== 'null');
  if (canBeNull && real.length === 0 && !found.enum) return { kinds: [], canBeNull };
  return { kinds: [{ ...found, ...(real.length > 0 && { type: real }) }], canBeNull };
}

function lookedUp(schema: JsonSchema, schemas: JsonSchemas): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : lookedUp(schemas[name] ?? {}, schemas);
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema) =>
  new Map(
    Object.entries(properties).map(([name, schema]) => [name, { schema, needed: required.includes(name) }]),
  );

const wordsOf = ({ enum: words, const: word }: JsonSchema): unknown[] | undefined =>
  word === undefined ? words?.filter((one) => one !== null) : [word];

const widened = (before: string, after: string, use: Use): boolean =>
  (use === 'asked' && before === 'integer' && after === 'number') ||
  (isAnswer(use) && before === 'number' && after === 'integer');

const changed = (before: string, after: string, { at, use }: Place): string =>
  use === 'awaited' ? `${at} was ${after} and is ${before}` : `${at} was ${before} and is ${after}`;

const isAnswer = (use: Use): boolean => use === 'answered' || use === 'awaited';

const said = (type: JsonSchema['type']): string => [type ?? 'anything'].flat().join(' or ');
const listed = (words: readonly unknown[]): string => words.map((word) => JSON.stringify(word)).join(', ');
