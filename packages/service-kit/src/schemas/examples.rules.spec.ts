import { describe, expect, it } from '@jest/globals';
import type { JsonSchema } from '../annotations/json-schema.js';
import { exampleOf } from './examples.rules.js';

const AN_ID = '0193a000-5f2e-7c31-9a40-8f1be02c6a00';

describe('an example of a shape', () => {
  it.each<[JsonSchema, least: unknown, most: unknown]>([
    [{ type: 'string' }, 'some text', 'some text'],
    [{ type: 'string', examples: ['12.50', '7.00'] }, '12.50', '12.50'],
    [{ type: 'string', format: 'date' }, '2027-02-11', '2027-02-11'],
    [{ type: 'string', format: 'date-time' }, '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z'],
    [{ type: 'string', format: 'uuid' }, AN_ID, AN_ID],
    [{ type: 'string', format: 'email' }, 'some text', 'some text'],
    [{ type: 'integer' }, 1, 1],
    [{ type: 'number' }, 1, 1],
    [{ type: 'boolean' }, false, true],
    [{ type: ['integer', 'null'] }, null, 1],
    [{ type: ['null', 'boolean'] }, null, true],
    [{ anyOf: [{ type: 'null' }, { type: 'integer' }] }, null, 1],
    [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, 1, 1],
    [{ anyOf: [{ type: 'null' }] }, null, 'some text'],
    [{ const: 'toy' }, 'toy', 'toy'],
    [{ enum: ['red', 'green', 'blue', null] }, 'red', 'blue'],
    [{ enum: [null, 'red', 'green'] }, 'red', 'green'],
    [{ type: 'array', items: { type: 'integer' } }, [], [1]],
    [{ type: 'array' }, [], ['some text']],
    [{ type: 'object' }, {}, {}],
  ])('%j has at least %j and at most %j', (schema, least, most) => {
    expect(exampleOf(schema, 'least')).toEqual(least);
    expect(exampleOf(schema, 'most')).toEqual(most);
  });

  it('has at least the fields that it needs, and calls texts and ids by the names of their fields', () => {
    const text = { type: 'string' } as const;
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        id: text,
        toyId: text,
        idea: text,
        boxIds: { type: 'array', items: text },
        maker: { anyOf: [{ type: 'null' }, text] },
        Idle: text,
        paid: text,
      },
      required: ['id', 'idea'],
    };
    expect(exampleOf(schema, 'least')).toEqual({ id: AN_ID, idea: 'some idea' });
    expect(exampleOf(schema, 'most')).toEqual({
      id: AN_ID,
      toyId: AN_ID,
      idea: 'some idea',
      boxIds: [AN_ID],
      maker: 'some maker',
      Idle: 'some Idle',
      paid: 'some paid',
    });
  });
});
