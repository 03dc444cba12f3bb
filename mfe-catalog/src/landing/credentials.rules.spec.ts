import { expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { credentialsOf } from './credentials.rules';

const said = (registration: string) =>
  credentialsOf(registration).map(({ credential, number }) => [credential, number]);

it.each([
  [
    defaultBrand.registration,
    [
      ['seller', 'California Seller of Travel 0000000-00'],
      ['restitution', 'California Seller of Travel 0000000-00'],
      ['trust', ''],
      ['local', 'TALA 00-0000'],
    ],
  ],
  [
    ' TALA 12-345 · TATO 678 ',
    [
      ['trust', ''],
      ['local', 'TALA 12-345 · TATO 678'],
    ],
  ],
  [
    'California seller of travel 1',
    [
      ['seller', 'California seller of travel 1'],
      ['restitution', 'California seller of travel 1'],
      ['trust', ''],
    ],
  ],
  [
    'Florida Seller of Travel ST1 · TALA 12-345',
    [
      ['trust', ''],
      ['local', 'TALA 12-345'],
    ],
  ],
  ['', [['trust', '']]],
  [' · ', [['trust', '']]],
])('with the numbers %p a brand says of itself no more than they prove', (registration, credentials) => {
  expect(said(registration)).toEqual(credentials);
});
