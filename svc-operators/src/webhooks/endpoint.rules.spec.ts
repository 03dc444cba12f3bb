import { describe, expect, it } from '@jest/globals';
import { endpointFault } from './endpoint.rules.js';

const REFUSED = [
  'https://127.0.0.1/hook',
  'https://10.1.2.3/hook',
  'https://172.20.0.1/hook',
  'https://192.168.0.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/hook',
  'https://0/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://0177.0.0.1/hook',
  'https://017700000001/hook',
  'https://127.1/hook',
  'https://①②⑦.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://[::ffff:7f00:1]/hook',
  'https://[fd00::1]/hook',
  'https://[fe80::1]/hook',
  'https://[64:ff9b::a9fe:a9fe]/hook',
  'https://localhost/hook',
  'https://localhost./hook',
  'https://LOCALHOST:8443/hook',
  'https://any.localhost/hook',
  'https://intranet/hook',
  'https://printer.local/hook',
  'https://metadata.google.internal/hook',
  'https://metadata.google.internal./hook',
  'https://localhost../hook',
  'https://printer/hook',
  'https://home.arpa/hook',
];
const UNREADABLE = 'Enter an address such as https://partner.example/bookings.';
const INSECURE = 'The address must begin with https://.';
const WITH_PASSWORD = 'The address must not contain a password.';
const WRITTEN_WRONG = [
  ['nonsense', UNREADABLE],
  ['/hook', UNREADABLE],
  ['ftp://partner.example.com/hook', INSECURE],
  ['file:///etc/passwd', INSECURE],
  ['javascript:alert(1)', INSECURE],
  ['http://partner.example.com/hook', INSECURE],
  ['https://user:password@partner.example.com/hook', WITH_PASSWORD],
  ['https://user@partner.example.com/hook', WITH_PASSWORD],
  ['https://:password@partner.example.com/hook', WITH_PASSWORD],
] as const;

describe('where messages may be posted', () => {
  it.each([
    'https://partner.example.com/hook',
    'https://partner.example.com.:8443/hook?for=us',
    'https://8.8.8.8/hook',
    'https://[2606:4700::1111]/hook',
  ])('%s is fine', (endpoint) => {
    expect(endpointFault(endpoint, { allowPrivate: false })).toBeUndefined();
  });

  it.each(REFUSED)('%s is refused, for it is not public', (endpoint) => {
    const fault = 'The address must lie on the public internet.';
    expect(endpointFault(endpoint, { allowPrivate: false })).toBe(fault);
  });

  it.each(WRITTEN_WRONG)('%s is refused: %s', (endpoint, fault) => {
    expect(endpointFault(endpoint, { allowPrivate: false })).toBe(fault);
  });

  it('a development machine may post to itself and its network, and to nothing else that is not public', () => {
    for (const endpoint of [
      'http://127.0.0.1:9000/',
      'http://localhost:9000/',
      'https://[::1]/',
      'http://hooks/',
    ]) {
      expect(endpointFault(endpoint, { allowPrivate: true })).toBeUndefined();
    }
    for (const endpoint of [
      'http://169.254.169.254/',
      'http://0.0.0.0/',
      'http://[fe80::1]/',
      'http://224.0.0.1/',
      'ftp://localhost/',
    ]) {
      expect(endpointFault(endpoint, { allowPrivate: true })).toEqual(expect.any(String));
    }
  });
});
