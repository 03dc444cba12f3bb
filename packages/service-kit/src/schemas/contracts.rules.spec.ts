import { describe, expect, it } from '@jest/globals';
import type { JsonSchema } from '../annotations/json-schema.js';
import type { OpenApi } from '../openapi/openapi.types.js';
import { answerGaps, apiBreaks, eventBreaks } from './contracts.rules.js';
import type { KeptVersions } from './kept-events.reader.js';

const text: JsonSchema = { type: 'string' };
const whole: JsonSchema = { type: 'integer' };
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

describe('the events of two releases', () => {
  const kept = (schema: JsonSchema) => ({ schema, examples: [] });
  const versions = (before: JsonSchema, after?: JsonSchema): KeptVersions => ({
    previous: kept(object({ data: before })),
    ...(after && { present: kept(object({ data: after })) }),
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
    expect(eventBreaks({ 'some.thing.v1': { present: kept(name) } })).toEqual([]);
    const lost = { 'some.thing.v1': versions(name, object({})) };
    expect(eventBreaks(lost)).toEqual([
      'some.thing.v1.data.name is gone. While a release is rolled out, services of both tell and hear it: add a field ' +
        'that may be missing, or a new version of the event beside this one, and take the old one away a release later.',
    ]);
    expect(eventBreaks(lost, { 'some.thing.v1.data.name is gone': 'nobody reads it' })).toEqual([]);
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

  const wanted = { name: 'size', in: 'query', required: true, schema: whole } as const;
  const optional = { name: 'tab', in: 'query', required: false, schema: text } as const;

  it('is not kept from whoever asked without a name, and may be opened to them', () => {
    const open = api((one) => void (one.security = []));
    expect(apiBreaks(open, api())).toEqual([
      expect.stringContaining('POST /api/things is no longer for everyone. '),
    ]);
    expect(apiBreaks(api(), open)).toEqual([]);
  });

  it.each<[string, (operation: Operation) => void, string[]]>([
    [
      'a filter that has to be sent',
      (one) => void (one.parameters = [optional, wanted]),
      ['POST /api/things ?size is new and may not be missing'],
    ],
    [
      'a filter that may no longer be missing',
      (one) => void (one.parameters = [{ ...optional, required: true }]),
      ['POST /api/things ?tab may no longer be missing'],
    ],
    [
      'another filter',
      (one) => void (one.parameters = [{ ...optional, schema: whole }]),
      ['POST /api/things ?tab was string and is integer'],
    ],
    [
      'a shorter filter',
      (one) => void (one.parameters = [{ ...optional, schema: { ...text, maxLength: 9 } }]),
      ['POST /api/things ?tab has the maxLength 9 now'],
    ],
    [
      'a filter at another place',
      (one) => void (one.parameters = [{ ...optional, in: 'header' }]),
      ['POST /api/things ?tab is no longer taken'],
    ],
    ['no filter at all', (one) => void delete one.parameters, ['POST /api/things ?tab is no longer taken']],
    ['a filter more', (one) => void (one.parameters = [optional, { ...wanted, required: false }]), []],
    ['no body', (one) => void delete one.requestBody, ['POST /api/things takes no body any more']],
    [
      'another kind of body',
      (one) => void (one.requestBody = { required: true, content: {} }),
      ['POST /api/things no longer takes application/json'],
    ],
    [
      'another kind of answer',
      (one) => void (one.responses = { 201: { description: '', content: {} } }),
      ['POST /api/things no longer answers application/json'],
    ],
    [
      'nothing in the answer',
      (one) => void (one.responses = { 201: { description: '' } }),
      ['POST /api/things no longer answers application/json'],
    ],
  ])('is told word for word: %s', (_, change, sentences) => {
    const advice =
      'A page that was opened before still asks for it and reads it: add beside what there is, let the next release of ' +
      'the pages use that, and take the old one away a release later.';
    expect(apiBreaks(api(), api(change))).toEqual(sentences.map((sentence) => `${sentence}. ${advice}`));
  });

  it('has no filters and needs none', () => {
    const without = api((one) => void delete one.parameters);
    expect(apiBreaks(without, without)).toEqual([]);
    expect(apiBreaks(without, api())).toEqual([]);
  });

  it('may ask for what it asked for before', () => {
    const asking = api((one) => void (one.parameters = [wanted]));
    expect(apiBreaks(asking, asking)).toEqual([]);
  });

  it('is not compared where only one of both releases describes what is sent', () => {
    const csv = (schema?: JsonSchema) =>
      api(
        (one) =>
          void (one.responses = {
            201: { description: '', content: { 'text/csv': { ...(schema && { schema }) } } },
          }),
      );
    expect(apiBreaks(csv(), csv(text))).toEqual([]);
    expect(apiBreaks(csv(text), csv())).toEqual([]);
    expect(apiBreaks(csv(), csv())).toEqual([]);
  });

  it('wants no body where it wanted none, unless it may be left out, and forgets refusals freely', () => {
    const without = api((one) => void delete one.requestBody);
    const optionalBody = api((one) => {
      one.requestBody = { required: false, content: {} };
    });
    expect(apiBreaks(without, without)).toEqual([]);
    expect(apiBreaks(without, optionalBody)).toEqual([]);
    expect(apiBreaks(without, api())).toEqual([
      expect.stringContaining('POST /api/things wants a body now. '),
    ]);
    const refusing = api((one) => {
      one.responses = { ...one.responses, 409: { description: '' } };
    });
    expect(apiBreaks(refusing, api())).toEqual([]);
  });

  it.each<[string, (operation: Operation) => void, string | undefined]>([
    ['a field more', (one) => answer(one, object({ id: text, at: text })), 'answer.at is new'],
    [
      'a field more that may be missing',
      (one) => answer(one, object({ id: text, at: text }, ['id'])),
      undefined,
    ],
    ['a field that may be missing now', (one) => answer(one, object({ id: text }, [])), undefined],
    ['a field less', (one) => answer(one, object({})), undefined],
    [
      'a field that may be null now',
      (one) => answer(one, object({ id: { type: ['string', 'null'] } })),
      undefined,
    ],
    [
      'another kind of field',
      (one) => answer(one, object({ id: whole })),
      'answer.id was string and is integer',
    ],
    ['a field that has to be sent', (one) => body(one, object({ name: text, size: whole })), undefined],
    ['another status', (one) => void (one.responses = { 202: { description: '' } }), 'did not answer 202'],
    [
      'another media',
      (one) => void (one.responses = { 201: { description: '', content: { 'text/csv': {} } } }),
      'did not answer text/csv',
    ],
  ])('is met by the service of the release before with: %s', (_, change, sentence) => {
    const gaps = answerGaps(api(), api(change));
    if (sentence === undefined) expect(gaps).toEqual([]);
    else expect(gaps.join('\n')).toContain(`POST /api/things ${sentence}`);
  });

  it('is said with what to do, where a service of the release before lacks it', () => {
    const more = api((one) => answer(one, object({ id: text, at: text })));
    expect(answerGaps(api(), more)).toEqual([
      'POST /api/things answer.at is new and may not be missing. Pages and services are deployed each alone, so that a ' +
        'page may meet a service of the release before: let the field be one that may be missing in the contracts ' +
        'until the release after.',
    ]);
  });

  it('tells from the side of the pages what was less sure before', () => {
    const sure = api((one) => answer(one, object({ id: text, day: { type: 'string', format: 'date' } })));
    const unsure = api((one) =>
      answer(one, object({ id: { type: ['string', 'null'] }, day: { type: 'string' } }, ['id'])),
    );
    expect(answerGaps(unsure, sure).map((sentence) => sentence.split('. ')[0])).toEqual([
      'POST /api/things answer.id may be null in the release before',
      'POST /api/things answer.day may be missing in the release before',
      'POST /api/things answer.day was of any form and is date',
    ]);
    expect(answerGaps(sure, sure)).toEqual([]);
  });

  it('is nothing of a route that the release before has not', () => {
    expect(answerGaps({ ...api(), paths: {} }, api())).toEqual([]);
    expect(answerGaps(api(), { ...api(), paths: {} })).toEqual([]);
  });

  it('is held to: a route less', () => {
    expect(apiBreaks(api(), { ...api(), paths: {} })).toEqual([
      expect.stringContaining('POST /api/things is gone. A page that was opened before still asks for it'),
    ]);
  });
});
