import { expect, it } from '@jest/globals';
import { readableLine } from './log-line.js';

it('shortens a structured line to what a person looks for', () => {
  const line = {
    level: 'error',
    at: 'now',
    service: 'x',
    context: 'Relay',
    msg: 'lost',
    err: { stack: 'Error: lost' },
  };
  expect(readableLine(JSON.stringify(line))).toBe('error Relay: lost\nError: lost');
});

it.each(['plain words', '{ not json', '{"other":1}'])('leaves %j as it is', (line) => {
  expect(readableLine(line)).toBe(line);
});
