import { describe, expect, it } from '@jest/globals';
import type { JsonSchema, JsonSchemas } from '../annotations/json-schema.js';
import { breaksBetween, type Use } from './compatible.rules.js';

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const number: JsonSchema = { type: 'number' };
const nothing: JsonSchema = { type: 'null' };
const maybe: JsonSchema = { type: ['string', 'null'] };
const words = (...some: (string | null)[]): JsonSchema => ({ enum: some });
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

type Breaks = Record<Exclude<Use, 'awaited'>, string[]>;

/** What breaks where a shape is an event, an answer or a request. */
function breaks(before: JsonSchema, after: JsonSchema, schemas: JsonSchemas = {}): Breaks {
  const of = (use: Use) =>
    breaksBetween({ schema: before, schemas }, { schema: after, schemas }, { at: 'toy', use });
  return { told: of('told'), answered: of('answered'), asked: of('asked') };
}

const ANOTHER = 'toy is another thing in the release before';
const LACKED = 'toy.name may be missing in the release before';

const same = (...sentences: string[]): Breaks => ({
  told: sentences,
  answered: sentences,
  asked: sentences,
});

describe('a shape of two releases', () => {
  it.each<[string, JsonSchema, JsonSchema, Breaks]>([
    ['is as it was', object({ name: text, size: whole }), object({ name: text, size: whole }), same()],
    ['is another thing', text, whole, same('toy was string and is integer')],
    [
      'is one of several things now',
      text,
      { type: ['string', 'integer'] },
      same('toy was string and is string or integer'),
    ],
    [
      'is one of several things as ever',
      { type: ['string', 'integer'] },
      { type: ['string', 'integer'] },
      same(),
    ],
    ['is bound now', {}, text, same('toy was anything and is string')],
    ['is a number where a text was', text, number, same('toy was string and is number')],
    ['is a text where a number was', number, text, same('toy was number and is string')],
    [
      'is never anything but null now',
      text,
      nothing,
      {
        told: ['toy may be null now', 'toy is another thing now'],
        answered: ['toy may be null now', 'toy is another thing now'],
        asked: ['toy is another thing now'],
      },
    ],
    ['is null as ever', nothing, nothing, same()],
    [
      'is something at last',
      nothing,
      text,
      {
        told: ['toy may no longer be null', 'toy is another thing now'],
        answered: ['toy is another thing now'],
        asked: ['toy may no longer be null', 'toy is another thing now'],
      },
    ],
    ['says at last what its list holds', { type: 'array' }, list(text), same()],
    ['is a whole number now', number, whole, { ...same('toy was number and is integer'), answered: [] }],
    ['is any number now', whole, number, { ...same('toy was integer and is number'), asked: [] }],
    [
      'may be null now',
      text,
      maybe,
      { told: ['toy may be null now'], answered: ['toy may be null now'], asked: [] },
    ],
    [
      'is never null now',
      maybe,
      text,
      {
        told: ['toy may no longer be null'],
        answered: [],
        asked: ['toy may no longer be null'],
      },
    ],
    ['may be null, said otherwise', maybe, { anyOf: [nothing, text] }, same()],
    [
      'is one more of a choice',
      { anyOf: [text, whole] },
      { anyOf: [text, whole, list(text)] },
      same('toy is another choice of things now'),
    ],
    [
      'is another of a choice',
      { anyOf: [text, whole] },
      { anyOf: [text, list(text)] },
      same('toy was integer and is array'),
    ],
    ['has a field more that may be missing', object({}), object({ name: text }, []), same()],
    [
      'has a field more',
      object({}),
      object({ name: text }),
      {
        told: ['toy.name is new and may not be missing'],
        answered: [],
        asked: ['toy.name is new and may not be missing'],
      },
    ],
    [
      'has a field less',
      object({ name: text, size: whole }),
      object({ size: whole }),
      {
        told: ['toy.name is gone'],
        answered: ['toy.name is gone'],
        asked: ['toy.name is no longer taken'],
      },
    ],
    [
      'has a field less that could be missing',
      object({ name: text }, []),
      object({}),
      {
        told: ['toy.name is gone'],
        answered: ['toy.name is gone'],
        asked: ['toy.name is no longer taken'],
      },
    ],
    [
      'needs a field less',
      object({ name: text }),
      object({ name: text }, []),
      {
        told: ['toy.name may be missing now'],
        answered: ['toy.name may be missing now'],
        asked: [],
      },
    ],
    [
      'needs a field more',
      object({ name: text }, []),
      object({ name: text }),
      {
        told: ['toy.name may no longer be missing'],
        answered: [],
        asked: ['toy.name may no longer be missing'],
      },
    ],
    [
      'has another field within',
      object({ box: object({ size: whole }) }),
      object({ box: object({ size: text }) }),
      same('toy.box.size was integer and is string'),
    ],
    ['has other things in a list', list(text), list(whole), same('toy[] was string and is integer')],
    [
      'knows a word more',
      words('red'),
      words('red', 'green', 'blue'),
      {
        told: ['toy says "green", "blue", too'],
        answered: [],
        asked: [],
      },
    ],
    [
      'knows a word less',
      words('red', 'green'),
      words('red'),
      {
        told: ['toy no longer knows "green"'],
        answered: [],
        asked: ['toy no longer knows "green"'],
      },
    ],
    [
      'is bound to words',
      text,
      { ...text, enum: ['red'] },
      { ...same(), asked: ['toy is bound to "red" now'] },
    ],
    [
      'is bound to one word',
      text,
      { ...text, const: 'red' },
      { ...same(), asked: ['toy is bound to "red" now'] },
    ],
    [
      'is no longer bound',
      { ...text, const: 'red' },
      text,
      { ...same(), told: ['toy may say anything now'] },
    ],
    [
      'knows a null more',
      words('red'),
      words('red', null),
      {
        told: ['toy may be null now'],
        answered: ['toy may be null now'],
        asked: [],
      },
    ],
    [
      'has another form',
      { ...text, format: 'date' },
      { ...text, format: 'uuid' },
      same('toy was date and is uuid'),
    ],
    ['has a form now', text, { ...text, format: 'date' }, same('toy was of any form and is date')],
    [
      'has no form now',
      { ...text, format: 'date' },
      text,
      {
        ...same('toy was date and is of any form'),
        asked: [],
      },
    ],
    [
      'has another pattern',
      { ...text, pattern: '^a' },
      { ...text, pattern: '^b' },
      { ...same(), asked: ['toy has another pattern'] },
    ],
    ['keeps its pattern', { ...text, pattern: '^a' }, { ...text, pattern: '^a' }, same()],
    ['has no pattern now', { ...text, pattern: '^a' }, text, same()],
  ])('that %s', (_, before, after, said) => {
    expect(breaks(before, after)).toEqual(said);
  });

  it.each<[string, JsonSchema, JsonSchema, string[]]>([
    ['is as it is', object({ name: text }), object({ name: text }), []],
    ['was another thing', whole, text, ['toy was string and is integer']],
    ['was any number', whole, number, ['toy was number and is integer']],
    ['was a whole number', number, whole, []],
    ['was nothing', text, nothing, ['toy may be null in the release before', ANOTHER]],
    ['was nothing, and may be still', maybe, nothing, [ANOTHER]],
    ['may have been null', text, maybe, ['toy may be null in the release before']],
    ['was never null', maybe, text, []],
    [
      'was one thing',
      { anyOf: [text, whole] },
      text,
      ['toy is another choice of things in the release before'],
    ],
    ['had a field less', object({ name: text }), object({}), ['toy.name is new and may not be missing']],
    ['had a field less that may be missing', object({ name: text }, []), object({}), []],
    ['had a field more', object({}), object({ name: text }), []],
    ['could lack a field', object({ name: text }), object({ name: text }, []), [LACKED]],
    ['lacked no field', object({ name: text }, []), object({ name: text }), []],
    ['knew other words', words('red'), words('green'), []],
    ['had another form', { ...text, format: 'date' }, text, ['toy was of any form and is date']],
    ['held other things', list(whole), list(text), ['toy[] was string and is integer']],
  ])('of which pages await what %s', (_, now, former, said) => {
    const [was, is] = [
      { schema: now, schemas: {} },
      { schema: former, schemas: {} },
    ];
    expect(breaksBetween(was, is, { at: 'toy', use: 'awaited' })).toEqual(said);
  });

  it.each(['minimum', 'minLength', 'minItems'] as const)('may ask for no higher %s', (limit) => {
    const sentence = { ...same(), asked: [`toy has the ${limit} 3 now`] };
    expect(breaks({ ...text, [limit]: 2 }, { ...text, [limit]: 3 })).toEqual(sentence);
    expect(breaks(text, { ...text, [limit]: 3 })).toEqual(sentence);
    expect(breaks({ ...text, [limit]: 3 }, { ...text, [limit]: 3 })).toEqual(same());
    expect(breaks({ ...text, [limit]: 3 }, { ...text, [limit]: 2 })).toEqual(same());
    expect(breaks({ ...text, [limit]: 3 }, text)).toEqual(same());
  });

  it.each(['maximum', 'maxLength', 'maxItems'] as const)('may ask for no lower %s', (limit) => {
    const sentence = { ...same(), asked: [`toy has the ${limit} 2 now`] };
    expect(breaks({ ...text, [limit]: 3 }, { ...text, [limit]: 2 })).toEqual(sentence);
    expect(breaks(text, { ...text, [limit]: 2 })).toEqual(sentence);
    expect(breaks({ ...text, [limit]: 2 }, { ...text, [limit]: 2 })).toEqual(same());
    expect(breaks({ ...text, [limit]: 2 }, { ...text, [limit]: 3 })).toEqual(same());
    expect(breaks({ ...text, [limit]: 2 }, text)).toEqual(same());
  });

  it('is what stands under its name, however far it is passed on, also within', () => {
    const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
    const schemas = { Toy: named('Thing'), Thing: object({ name: named('Name') }), Name: text };
    expect(breaks(named('Toy'), object({ name: text }), schemas)).toEqual(same());
    expect(breaks(named('Toy'), object({ name: whole }), schemas)).toEqual(
      same('toy.name was string and is integer'),
    );
    expect(breaks(list(named('Toy')), list(text), schemas)).toEqual(same('toy[] was object and is string'));
    expect(breaks(named('Nobody'), text, schemas)).toEqual(same('toy was anything and is string'));
  });
});
