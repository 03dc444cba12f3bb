import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { beyondBounds } from './body-bounds.rules.js';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const keyed = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));

it.each([
  ['a form', { name: 'Amina', days: [{ title: 'Arusha', activities: ['walk'] }] }],
  ['many ids', { ids: Array.from({ length: 5_000 }, (_, n) => n) }],
  ['a form with nothing in a field', { name: null }],
  ['as many keys as may be', keyed(4_001)],
  ['as many values as may be', Array.from({ length: 10_000 }, (_, n) => n)],
  ['as deep as may be', nested(20)],
  ['text', 'text'],
  ['nothing', undefined],
  ['bytes', Buffer.alloc(100_000)],
  ['a stream', Readable.from([])],
])('%s may be read', (_, body) => {
  expect(beyondBounds(body)).toBeUndefined();
});

it.each([
  ['thousands of keys', keyed(4_002)],
  ['keys in many objects', Array.from({ length: 1_100 }, () => keyed(4))],
  ['many empty objects', Array.from({ length: 10_001 }, () => ({}))],
  ['a deep list', nested(21)],
  ['a list as deep as a body can be', nested(100_000)],
])('%s are not', (_, body) => {
  expect(beyondBounds(body)).toMatch(/too/);
});
