import { expect, it } from '@jest/globals';
import { counted, type Outcomes, remaining } from './outcome.rules';

it('what was refused or never heard of is tried again, and never what is done', () => {
  const outcomes: Outcomes = new Map([
    ['new', { state: 'done' }],
    ['run', { state: 'refused', why: 'Nobody can.' }],
    ['asked', { state: 'unknown', why: 'Nobody knows.' }],
  ]);
  const all = ['new', 'other', 'asked', 'run'].map((id) => ({ id }));
  expect(remaining(all, outcomes).map(({ id }) => id)).toEqual(['other', 'asked', 'run']);
  expect(counted(outcomes)).toEqual({ doing: 0, done: 1, refused: 1, unknown: 1 });
});
