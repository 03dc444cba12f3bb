import { expect, it } from '@jest/globals';
import { securityText } from './security-text.rules.js';

const now = new Date('2026-11-22T13:14:15Z');

it.each([
  ['security@safari.example', 'Contact: mailto:security@safari.example'],
  ['https://safari.example/report', 'Contact: https://safari.example/report'],
  ['https://safari.example/@safety', 'Contact: https://safari.example/@safety'],
])('%s is named as a contact that programs understand', (contact, line) => {
  expect(securityText('https://safari.example', contact, now).split('\n')).toEqual([
    line,
    'Expires: 2027-02-20T00:00:00.000Z',
    'Preferred-Languages: en, sw',
    'Canonical: https://safari.example/.well-known/security.txt',
    '',
  ]);
});
