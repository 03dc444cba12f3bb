import { expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { atPlace } from '../tracing/current-trace.js';
import { newTrace } from '../tracing/traceparent.js';
import { JsonLogger } from './json-logger.js';

function logged(write: (logger: JsonLogger) => void): string {
  let lines = '';
  write(new JsonLogger('svc-test', 'info', { write: (line) => (lines += line) }));
  return lines;
}

it('a line never holds an e-mail address, whoever repeats it', () => {
  const line = logged((logger) =>
    logger.warn({
      msg: 'letter 7 was not taken',
      reason: '550 5.1.1 <zawadi.msafiri@example.co.tz>: Recipient address rejected',
    }),
  );
  expect(JSON.parse(line)).toMatchObject({
    msg: 'letter 7 was not taken',
    reason: '550 5.1.1 <[address]>: Recipient address rejected',
  });
});

it('a line keeps the places of code, whose packages are named with an @', () => {
  const at = 'at next (file:///srv/node_modules/@nestjs/core/router/proxy.js:32:23)';
  expect(JSON.parse(logged((logger) => logger.warn({ msg: at })))).toMatchObject({ msg: at });
});

it('a line of one endless word is written like any other: who repeats it holds up nobody', () => {
  const endless = 'a'.repeat(1_000_000);
  const line = logged((logger) => logger.warn({ msg: `${endless} zawadi.msafiri@example.co.tz` }));
  expect(JSON.parse(line)).toMatchObject({ msg: `${endless} [address]` });
});

it('a line says in which trace it was written, where there is one', () => {
  const place = newTrace();
  const line = logged((logger) => atPlace(place, () => logger.log('a booking was placed')));
  expect(JSON.parse(line)).toMatchObject({ msg: 'a booking was placed', traceId: place.traceId });
  expect(JSON.parse(logged((logger) => logger.log('listening')))).not.toHaveProperty('traceId');
});

it('what a library gives beside its words says why it failed', () => {
  const { stack } = new Error('connect ECONNREFUSED 127.0.0.1:5432');
  const line = logged((logger) => logger.error('Unable to connect. Retrying (1)...', stack, 'TypeOrmModule'));
  expect(JSON.parse(line)).toMatchObject({
    msg: 'Unable to connect. Retrying (1)...',
    context: 'TypeOrmModule',
    stack: expect.stringContaining('connect ECONNREFUSED'),
  });
});

it('what failed in the database is told without the values that it was given', () => {
  const driverError = Object.assign(new Error('duplicate key value violates unique constraint "user_once"'), {
    code: '23505',
    detail: 'Key (name)=(Zawadi Msafiri) already exists.',
  });
  const error = new QueryFailedError('insert into "user" values ($1)', ['Zawadi Msafiri'], driverError);
  const line = logged((logger) => logger.error({ err: error, requestId: 'r1' }));
  expect(line).not.toContain('Zawadi');
  expect(JSON.parse(line)).toMatchObject({
    requestId: 'r1',
    err: { message: expect.stringContaining('user_once'), code: '23505' },
  });
});
