import { describe, expect, it } from '@jest/globals';
import { BadRequestException, ForbiddenException, HttpException, type Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { DOMAIN_ERRORS, DomainError, type DomainErrorKind } from './domain-error.js';
import { isEndedForAnother } from './outage.js';
import { logProblem, toProblem } from './problem.filter.js';
import { rawProblem } from './raw-problem.js';

const ID = 'request-1';

describe('a refusal', () => {
  it('says its reason to a person and its code to a program', () => {
    expect(DomainError.field('email', 'It is taken.').toProblem(ID)).toEqual({
      status: 400,
      title: 'The request has faults',
      detail: 'It is taken.',
      code: 'validation',
      errors: { email: ['It is taken.'] },
      requestId: ID,
    });
  });

  it('may say more, but never replaces what every problem says', () => {
    const extensions = {
      status: 200,
      title: 'All is well',
      detail: 'Nothing happened',
      code: 'ok',
      errors: { none: [] },
      requestId: 'another',
      unitPrice: '420.00',
    };
    const errors = { totalPrice: ['The price is another now.'] };
    const problem = new DomainError('price_changed', 'It costs more now.', { extensions, errors }).toProblem(
      ID,
    );
    expect(problem).toEqual({
      status: 409,
      title: 'The price has changed',
      detail: 'It costs more now.',
      code: 'price_changed',
      errors,
      requestId: ID,
      unitPrice: '420.00',
    });
  });

  it.each(Object.keys(DOMAIN_ERRORS) as DomainErrorKind[])('%s has the status of a refusal', (kind) => {
    const { status, code } = new DomainError(kind, 'No.').toProblem();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(code).toBe(kind);
  });
});

it('who is turned away before any request of theirs is read also hears when to ask again', () => {
  expect(rawProblem(new DomainError('unavailable', 'Later.').toProblem())).toContain(
    '\r\nretry-after: 5\r\n',
  );
  expect(rawProblem(new DomainError('too_large', 'No.').toProblem())).not.toContain('retry-after');
});

describe('what the framework throws', () => {
  const wrapped = (code: string, status = 400) =>
    new HttpException('its own words', status, { cause: Object.assign(new Error(code), { code }) });

  it('is about the body only when the body could not be read', () => {
    const body = 'The body of the request is not readable JSON.';
    expect(toProblem(wrapped('FST_ERR_CTP_INVALID_JSON_BODY'), ID).detail).toBe(body);
    expect(
      toProblem(Object.assign(new Error(), { statusCode: 400, code: 'FST_ERR_CTP_EMPTY_JSON_BODY' }), ID)
        .detail,
    ).toBe(body);
    const fromAPipe = new BadRequestException('Validation failed (numeric string is expected)');
    expect(toProblem(fromAPipe, ID)).toMatchObject({ status: 400, detail: 'The request cannot be read.' });
  });

  it('keeps its status and loses its own words', () => {
    expect(toProblem(wrapped('FST_ERR_CTP_BODY_TOO_LARGE', 413), ID)).toMatchObject({ code: 'too_large' });
    expect(toProblem(wrapped('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415), ID)).toMatchObject({
      code: 'unsupported',
      detail: 'A body of this kind is not taken here.',
    });
    expect(toProblem(new ForbiddenException('secret reason'), ID)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    const teapot = toProblem(new HttpException('its own words', 418), ID);
    expect(teapot).toMatchObject({ status: 418, code: 'refused' });
    expect(JSON.stringify(teapot)).not.toContain('words');
  });

  it.each([new Error('select * from secret'), 'text', null, undefined, { statusCode: '400' }])(
    'is our bug when it is anything else, and tells only the request id: %p',
    (thrown) => {
      expect(toProblem(thrown, ID)).toEqual({
        status: 500,
        title: 'Something went wrong on our side',
        detail: 'Nothing was changed. Please try again.',
        code: 'internal',
        requestId: ID,
      });
    },
  );
});

const coded = (code: string) => Object.assign(new Error(code), { code });

describe('a database that is away', () => {
  it.each([
    ['nobody listens', coded('ECONNREFUSED')],
    ['nobody listens at any address of its host', new AggregateError([coded('ECONNREFUSED')])],
    ['it is stopped', new QueryFailedError('select 1', [], coded('57P01'))],
    ['it starts', coded('57P03')],
    ['it has no connection left', coded('53300')],
    ['its disk is full', new QueryFailedError('insert', [], coded('53100'))],
    ['it lacks memory', coded('53200')],
    ['it only reads', coded('25006')],
    ['it ended a statement for its time', coded('57014')],
    ['its disk fails', coded('58030')],
    ['it ended one of two that waited for each other', coded('40P01')],
    ['it ended one of two that could not both hold', coded('40001')],
    ['it ended a transaction between two statements', new QueryRunnerAlreadyReleasedError()],
    ['it ended a transaction before its next use', new QueryRunnerProviderAlreadyReleasedError()],
    ['it went away in between', new Error('Connection terminated unexpectedly')],
    ['it does not answer', new Error('timeout exceeded when trying to connect')],
  ])('is not our bug: %s', (_, error) => {
    expect(toProblem(error, ID)).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 5 });
  });

  it.each([coded('23505'), new QueryFailedError('select 1', [], coded('42601')), coded('ENOENT')])(
    'is not blamed for %p',
    (error) => {
      expect(toProblem(error, ID)).toMatchObject({ status: 500, code: 'internal' });
    },
  );
});

it.each([
  ['waited for another', '40P01', true],
  ['could not hold beside another', '40001', true],
  ['took too long', '57014', false],
  ['wrote what is there already', '23505', false],
])('a transaction that %s may be done once more (%s): %s', (_, code, mayBe) => {
  expect(isEndedForAnother(coded(code))).toBe(mayBe);
  expect(isEndedForAnother(new QueryFailedError('update', [], coded(code)))).toBe(mayBe);
});

describe('the log', () => {
  const request = { id: ID, method: 'GET', ip: '198.51.100.7', routeOptions: { url: '/api/bookings/:id' } };
  const logged = (error: unknown): unknown[] => {
    const lines: unknown[] = [];
    const write = (level: string) => (line: object) => lines.push({ level, ...line });
    const log = { error: write('error'), warn: write('warn'), log: write('info') };
    const problem = toProblem(error, ID);
    logProblem(log as unknown as Logger, request as unknown as FastifyRequest, problem, error);
    return lines;
  };
  const where = { requestId: ID, method: 'GET', path: '/api/bookings/:id' };

  it('names who was kept from what, by the route and not by what stood in it', () => {
    const refused = { level: 'info', msg: 'refused', client: '198.51.100.7', ...where };
    expect(logged(new DomainError('forbidden', 'Only staff can do this.'))).toEqual([
      { ...refused, code: 'forbidden' },
    ]);
    for (const kind of ['too_many', 'too_large', 'validation'] as const) {
      expect(logged(new DomainError(kind, 'Wait.'))).toEqual([{ ...refused, code: kind }]);
    }
  });

  it('has what could not be answered for now, with why', () => {
    const away = new DomainError('unavailable', 'Please try again.', { cause: new Error('nobody listens') });
    expect(logged(away)).toEqual([{ level: 'warn', ...where, code: 'unavailable', err: away }]);
    expect(away).toMatchObject({ cause: { message: 'nobody listens' } });
    expect(JSON.stringify(toProblem(away, ID))).not.toContain('nobody listens');
    const outage = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    expect(logged(outage)).toEqual([{ level: 'warn', ...where, code: 'unavailable', err: outage }]);
  });

  it('has every bug of ours, and nothing of what a booking refuses in the course of things', () => {
    const bug = new Error('out of luck');
    expect(logged(bug)).toEqual([{ level: 'error', ...where, err: bug }]);
    for (const kind of ['conflict', 'stale', 'price_changed', 'not_found', 'unauthenticated'] as const) {
      expect(logged(new DomainError(kind, 'Not now.'))).toEqual([]);
    }
  });
});
