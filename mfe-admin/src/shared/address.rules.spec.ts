import { expect, it } from '@jest/globals';
import { isImageAddress, isSecureAddress } from './address.rules';

it.each(['https://films.example/1', 'HTTPS://films.example/a?b=c#d'])('%s is a secure address', (address) => {
  expect(isSecureAddress(address)).toBe(true);
  expect(isImageAddress(address)).toBe(true);
});

it.each([
  'http://films.example/1',
  'javascript:alert(1)//https://films.example',
  'see https://films.example/1',
  'https://films.example/1 2',
  'https://films.example/1 ',
  'https://films.example\\1',
  'https://',
  'https://[1',
  '//films.example/1',
  '/\\films.example/1',
  'pictures/a.svg',
  ' /pictures/a.svg',
  '/pictures/a b.svg',
  '/pictures\\a.svg',
  '',
])('%j is none, and no picture', (address) => {
  expect(isSecureAddress(address)).toBe(false);
  expect(isImageAddress(address)).toBe(false);
});

it('a picture may also lie on our own host', () => {
  expect(isImageAddress('/pictures/packages/a.svg')).toBe(true);
  expect(isSecureAddress('/pictures/packages/a.svg')).toBe(false);
});
