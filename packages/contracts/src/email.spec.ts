import { expect, it } from '@jest/globals';
import { isEmail } from './email.js';

it.each([
  'amina@example.com',
  'amina.msafiri+safari@mail.example.co.tz',
  "o'neil_1@example.org",
  'a@b-c.example',
  'juma@xn--80ak6aa92e.xn--p1ai',
  'jürgen@müller.example',
  'info@пример.рф',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(63)}.example`,
])('%s can exist', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'amina',
  '@example.com',
  'amina@',
  'amina@example',
  'amina@@example.com',
  'amina@exa@mple.com',
  'amina..msafiri@example.com',
  '.amina@example.com',
  'amina.@example.com',
  'amina@example..com',
  'amina@.example.com',
  'amina@example.com.',
  'amina@-example.com',
  'amina@example-.com',
  'amina@exa_mple.com',
  'amina@example.c',
  'amina@example.123',
  'amina@192.168.0.1',
  'amina@[192.168.0.1]',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(125)}example`,
  'a@example.com, b@example.com',
  'Amina <amina@example.com>',
  'amina msafiri@example.com',
  'amina@example.com\n',
  'am\u0000ina@example.com',
  'am\u200bina@example.com',
  null,
  17,
  ['amina@example.com'],
])('%p cannot', (address) => {
  expect(isEmail(address)).toBe(false);
});
