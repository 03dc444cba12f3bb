import { expect, it } from '@jest/globals';
import { keptApiFaults } from './kept-apis.rules.js';

it('a service whose calls a release has not written down is told by name, and what to do about it', () => {
  const kept = new Set(['svc-animals', 'svc-plants']);
  const faultsOf = (...services: string[]) => keptApiFaults(services, (service) => kept.has(service));
  expect(faultsOf('svc-animals', 'svc-plants')).toEqual([]);
  expect(faultsOf('svc-animals', 'svc-toys', 'svc-games')).toEqual([
    'svc-toys has no docs/contracts/api/svc-toys.json: its next release would be held to nothing. Let ' +
      'svc-toys/test/document.itest.ts call `meetsServiceGuarantees` with the name svc-toys.',
    expect.stringMatching(/^svc-games has no docs\/contracts\/api\/svc-games\.json: /),
  ]);
});
