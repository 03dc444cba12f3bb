import { expect, it } from '@jest/globals';
import { readSettings } from './settings.js';

it('serves at 8080 with embedded servers unless told otherwise', () => {
  expect(readSettings({})).toEqual({ port: 8080, databaseUrl: undefined, natsUrl: undefined, seed: 'demo' });
});

it('takes a database and a broker from outside', () => {
  const env = {
    PORT: '9090',
    DATABASE_URL: 'postgres://me@db/x',
    NATS_URL: 'nats://broker:4222',
    SEED: 'none',
  };
  expect(readSettings(env)).toEqual({
    port: 9090,
    databaseUrl: 'postgres://me@db/x',
    natsUrl: 'nats://broker:4222',
    seed: 'none',
  });
});

it.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty"'],
  [{ PORT: '65534' }, 'PORT is "65534"'],
  [{ SEED: 'dmeo' }, 'SEED is "dmeo": choose demo or none.'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL is not an address'],
  [{ NATS_URL: 'broker' }, 'NATS_URL is not an address'],
])('refuses %j with a sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});
