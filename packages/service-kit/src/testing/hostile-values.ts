import fc from 'fast-check';

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

/** Text that has broken somebody's software before. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  'a\udfff',
  '\u202eevil',
  '\u2028',
  '\ufeff',
  'İ'.repeat(80),
  '🦒'.repeat(200),
  'a'.repeat(255),
  'a'.repeat(256),
  'a'.repeat(20_000),
  "'; drop table booking; --",
  '%s%n%x',
  '${7*7}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '../../../../etc/passwd',
  '%',
  '\\',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '-1',
  '01',
  '1.005',
  '99999999999.99',
  '2147483648',
  '9223372036854775808',
  '2027-02-29',
  '2028-02-29',
  '2027-13-01',
  '2027-00-00',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2027-1-1',
  '2027-02-28T00:00:00Z',
  'a@b',
  'a@b..example',
  'a@example.com,b@example.com',
  `${'a'.repeat(64)}@${'b.'.repeat(94)}example`,
  'http://127.0.0.1/',
  'http://[::1]/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//evil.example',
  '00000000-0000-0000-0000-000000000000',
];

const NUMBERS = [
  0, -0, -1, 0.1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_992, 1e21, 1e308,
  5e-324,
];

/** Keys by which careless copying of fields changes every object of the process (prototype pollution). */
const POLLUTING = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
) as object;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Anything that JSON can say, and mostly the unexpected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: 1e9 }),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(POLLUTING, deep(21), deep(2_000)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id', 'version', ''),
  hostileText,
);
