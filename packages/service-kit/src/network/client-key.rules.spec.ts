import { expect, it } from '@jest/globals';
import { clientKey, networkOf } from './client-key.rules.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2a00:1450:4001:81b::200e', '2a00:1450:4001:81b::/64'],
  ['2A00:1450:4001:081b:ffff:1:2:3', '2a00:1450:4001:81b::/64'],
  ['2a00::1', '2a00:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('whoever speaks from %j counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2a00:1450:4001:81b::200e', '2a00:1450:4001::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('whoever speaks from %j belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
