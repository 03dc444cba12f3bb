import { expect, it } from '@jest/globals';
import { isEmail, sameEmail } from './email.js';

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
  'a@b.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`, // 254 characters, the most
])('%s can exist', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'amina',
  'amina.example.com',
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
  'amina@example.com.123',
  'amina@example.1com',
  'amina@example.com1',
  'amina@192.168.0.1',
  'amina@[192.168.0.1]',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(125)}example`,
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`,
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

it('one mailbox is the same, however it was typed', () => {
  expect(sameEmail(' Amina@Example.com', 'amina@example.COM ')).toBe(true);
  expect(sameEmail('\u202aamina@example.com\u202c', 'amina@example.com\u200b')).toBe(true);
  expect(sameEmail('amina@example.com', 'amina@example.org')).toBe(false);
});
