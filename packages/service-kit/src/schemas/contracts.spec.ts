import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { JsonSchema } from '../annotations/json-schema.js';
import type { OpenApi } from '../openapi/openapi.types.js';
import { shapes } from '../testing/documented.js';
import { ACCEPTED } from './accepted.js';
import { ContractReader } from './contract.reader.js';
import { apiBreaks, eventBreaks } from './contracts.rules.js';
import { keptEvent, keptEventsFile } from './kept-events.file.js';
import { type KeptVersions, readKeptEvents } from './kept-events.reader.js';
import { readMigrations, releasedMigrations } from './migrations.reader.js';
import { migrationFaults } from './migrations.rules.js';
import { PLACES } from './places.js';

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

describe('the events of two releases', () => {
  it('are written down as the contracts have them; else run `npm run schemas`', () => {
    const kept = readKeptEvents();
    expect(readFileSync(PLACES.keptEvents, 'utf8')).toBe(
      keptEventsFile(new ContractReader(PLACES.contracts), kept),
    );
    expect(Object.values(kept).filter(({ previous }) => previous).length).toBeGreaterThan(20);
  });

  it('can be told and heard by services of both', () => {
    expect(eventBreaks(readKeptEvents(), ACCEPTED)).toEqual([]);
  });

  it('have examples that are of their shape', () => {
    for (const [type, { previous, present }] of Object.entries(readKeptEvents()))
      for (const kept of [previous, present])
        for (const example of kept?.examples ?? [])
          expect({ type, fits: shapes().validate(kept?.schema ?? {}, example) }).toEqual({
            type,
            fits: true,
          });
  });

  const versions = (before: JsonSchema, after?: JsonSchema): KeptVersions => ({
    previous: keptEvent(object({ data: before }), {}),
    ...(after && { present: keptEvent(object({ data: after }), {}) }),
  });
  const name = object({ name: text });

  it.each<[string, JsonSchema, JsonSchema, string | undefined]>([
    ['gains a field that may be missing', name, object({ name: text, size: whole }, ['name']), undefined],
    ['loses a field', name, object({}), '.data.name is gone'],
    ['renames one', name, object({ title: text }), '.data.name is gone'],
    ['gains one that older events lack', name, object({ name: text, size: whole }), '.data.size is new'],
    ['leaves one out sometimes', name, object({ name: text }, []), '.data.name may be missing now'],
    ['says a number where a text was', name, object({ name: whole }), '.data.name was string and is integer'],
    ['says null', name, object({ name: { type: ['string', 'null'] } }), '.data.name may be null now'],
    [
      'says another word',
      object({ name: { enum: ['a'] } }),
      object({ name: { enum: ['a', 'b'] } }),
      'says "b", too',
    ],
    [
      'forgets a word',
      object({ name: { enum: ['a', 'b'] } }),
      object({ name: { enum: ['a'] } }),
      'no longer knows "b"',
    ],
  ])('notice one that %s', (_, before, after, sentence) => {
    const breaks = eventBreaks({ 'some.thing.v1': versions(before, after) });
    if (sentence === undefined) expect(breaks).toEqual([]);
    else expect(breaks.join('\n')).toContain(sentence);
  });

  it('notice one that is gone, and leave alone what is new or accepted', () => {
    expect(eventBreaks({ 'some.thing.v1': versions(name) })).toEqual([expect.stringContaining('is gone')]);
    expect(eventBreaks({ 'some.thing.v1': { present: keptEvent(name, {}) } })).toEqual([]);
    const lost = { 'some.thing.v1': versions(name, object({})) };
    expect(eventBreaks(lost, { 'some.thing.v1.data.name is gone': 'nobody reads it' })).toEqual([]);
  });

  it('keep no acceptance longer than it is needed', () => {
    const open = eventBreaks(readKeptEvents()).join('\n');
    expect(Object.keys(ACCEPTED).filter((sentence) => !open.includes(sentence))).toEqual([]);
  });
});

describe('what the pages of the release before ask', () => {
  const api = (change: (operation: Operation) => void = () => undefined): OpenApi => {
    const operation: Operation = {
      operationId: 'place',
      summary: '',
      tags: [],
      security: [{ customer: [] }, { staff: [] }],
      parameters: [{ name: 'tab', in: 'query', required: false, schema: text }],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: object({ name: { type: 'string', maxLength: 50 } }) } },
      },
      responses: {
        201: { description: '', content: { 'application/json': { schema: object({ id: text }) } } },
      },
    };
    change(operation);
    return {
      paths: { '/api/things': { post: operation } },
      components: { schemas: {} },
    } as unknown as OpenApi;
  };
  type Operation = OpenApi['paths'][string][string];
  const body = (operation: Operation, schema: JsonSchema) => {
    operation.requestBody = { required: true, content: { 'application/json': { schema } } };
  };
  const answer = (operation: Operation, schema: JsonSchema) => {
    operation.responses = { 201: { description: '', content: { 'application/json': { schema } } } };
  };

  it.each<[string, (operation: Operation) => void, string | undefined]>([
    ['nothing of note', () => undefined, undefined],
    ['a field more in the answer', (one) => answer(one, object({ id: text, at: text })), undefined],
    [
      'a field more that may be sent',
      (one) => body(one, object({ name: text, size: whole }, ['name'])),
      undefined,
    ],
    ['a field less in the answer', (one) => answer(one, object({})), 'answer.id is gone'],
    [
      'a field that has to be sent',
      (one) => body(one, object({ name: text, size: whole })),
      'body.size is new',
    ],
    ['a shorter name', (one) => body(one, object({ name: { type: 'string', maxLength: 9 } })), 'maxLength 9'],
    ['a field that is not taken', (one) => body(one, object({})), 'body.name is no longer taken'],
    ['a filter less', (one) => void (one.parameters = []), '?tab is no longer taken'],
    ['nobody but staff', (one) => void (one.security = [{ staff: [] }]), 'no longer for customer'],
    ['another status', (one) => void (one.responses = { 202: { description: '' } }), 'no longer answers 201'],
  ])('is held to: %s', (_, change, sentence) => {
    const breaks = apiBreaks(api(), api(change));
    if (sentence === undefined) expect(breaks).toEqual([]);
    else expect(breaks.join('\n')).toContain(sentence);
  });

  it('is held to: a route less', () => {
    expect(apiBreaks(api(), { ...api(), paths: {} })).toEqual([
      expect.stringContaining('POST /api/things is gone. A page that was opened before still asks for it'),
    ]);
  });
});

describe('a migration', () => {
  it('leaves the release before at work', () => {
    expect(migrationFaults(readMigrations(), releasedMigrations())).toEqual([]);
  });

  const released = new Set(['svc-toys/src/migrations/1-toys']);
  const faultsOf = (sql: string, comment = '') =>
    migrationFaults(
      [
        {
          name: 'svc-toys/src/migrations/2-more',
          text: `${comment}\nasync up(db: QueryRunner): Promise<void> { await db.query(\`${sql}\`); }
            async down(db: QueryRunner): Promise<void> { await db.query('alter table toy drop column size'); }`,
        },
      ],
      released,
    );

  it.each([
    `alter table toy add column size integer not null default 1, add column price numeric(12, 2)`,
    `create table shelf (id integer not null, price numeric(12, 2) not null)`,
    `alter table toy add column label text generated always as (name) stored not null`,
    `alter table toy add constraint toy_size check (size is not null)`,
    `create index toy_name on toy (name) -- drop column comes later`,
  ])('may expand: %s', (sql) => expect(faultsOf(sql)).toEqual([]));

  it.each([
    [`alter table toy drop column size`, 'drops a column'],
    [`drop table toy`, 'drops a table'],
    [`alter table toy rename column size to length`, 'renames a thing'],
    [`alter table toy rename to plaything`, 'renames a thing'],
    [`alter table toy add column size integer not null`, 'adds a column that may not be null'],
    [`alter table toy add column price numeric(12, 2) not null`, 'adds a column that may not be null'],
    [`alter table toy add column a text not null default '', add column b text not null`, 'adds a column'],
    [`alter table toy alter column size set not null`, 'may no longer be null'],
    [`alter table toy alter column size type bigint`, 'changes the type'],
    [`ALTER TABLE toy\n  ALTER size TYPE bigint`, 'changes the type'],
  ])('may not contract: %s', (sql, fault) => expect(faultsOf(sql)).toEqual([expect.stringContaining(fault)]));

  it('may contract what a release has made needless, and says so', () => {
    const sql = 'alter table toy drop column size';
    expect(faultsOf(sql, '/** @contracts svc-toys/src/migrations/1-toys */')).toEqual([]);
    expect(faultsOf(sql, '/** @contracts svc-toys/src/migrations/2-more */')).toEqual([
      expect.stringContaining('which no release has had yet'),
    ]);
  });
});
