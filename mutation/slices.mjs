/**
 * What is mutated, and which tests must notice a mutant. `project`: the jest project whose settings they run with;
 * `servers`: whether they need Postgres and the broker; `folders`: where code and tests lie; `reads`: further folders
 * that the tests read.
 */
export const SLICES = {
  contracts: {
    project: 'web',
    document: false,
    folders: ['packages/contracts'],
    // brand.ts holds names and addresses: nothing there behaves
    mutate: ['packages/contracts/src/**/*.ts', '!**/*.{spec,check}.ts', '!**/testing/**', '!**/brand.ts'],
    tests: ['packages/contracts/src/**/*.spec.ts'],
  },
  'shop-rules': {
    project: 'web',
    document: false,
    folders: ['mfe-catalog', 'mfe-gallery', 'packages'],
    mutate: ['{mfe-catalog,mfe-gallery,packages/web-kit}/src/**/*.rules.ts'],
    tests: ['{mfe-catalog,mfe-gallery,packages/web-kit}/src/**/*.rules.spec.ts'],
  },
  'admin-rules': {
    project: 'web',
    document: false,
    folders: ['mfe-admin', 'packages'],
    mutate: ['mfe-admin/src/**/*.rules.ts', '!mfe-admin/src/history/*'], // whose tests need a document: the next slice
    tests: ['mfe-admin/src/**/*.rules.spec.ts'],
  },
  history: {
    project: 'web',
    document: true,
    folders: ['mfe-admin', 'packages'],
    mutate: ['mfe-admin/src/history/history.rules.ts'],
    tests: ['mfe-admin/src/history/booking-history.spec.tsx'],
  },
  typing: {
    project: 'web',
    document: true,
    folders: ['mfe-admin', 'packages'],
    mutate: ['mfe-admin/src/shared/shortcuts/typing.ts'],
    tests: ['mfe-admin/src/shared/shortcuts/typing.spec.ts'],
  },
  'kit-rules': rulesOf('packages/service-kit'),
  'booking-rules': rulesOf('svc-booking'),
  'operators-rules': rulesOf('svc-operators'),
  'catalog-rules': rulesOf('svc-catalog'),
  'auth-rules': rulesOf('svc-auth'),
  'gateway-rules': rulesOf('gateway'),
  'house-rules': {
    project: 'server',
    folders: ['local', 'packages'],
    reads: ['e2e', 'bench', 'docs'],
    mutate: ['local/src/**/*.rules.ts'],
    tests: [
      'local/src/**/*.rules.spec.ts',
      'local/src/{containers/compose,kubernetes/kubernetes,swarm/swarm}.spec.ts',
    ],
  },
  'fault-rules': {
    project: 'server',
    folders: ['faults', 'packages'],
    mutate: ['faults/**/*.rules.ts'],
    tests: ['faults/**/*.rules.spec.ts'],
  },
  'booking-form': {
    project: 'web',
    document: true,
    folders: ['mfe-catalog', 'packages'],
    mutate: ['mfe-catalog/src/booking/*.{ts,tsx}', '!**/*.{spec,rules}.{ts,tsx}'],
    tests: ['mfe-catalog/src/booking/*.spec.{ts,tsx}'],
  },
  placing: {
    project: 'server',
    servers: true,
    folders: ['svc-booking', 'packages'],
    mutate: [
      'svc-booking/src/bookings/{booking-placement.service,booking-reference.generator,booking.entity,booking.view}.ts',
      'svc-booking/src/items/item.repository.ts',
    ],
    tests: [
      'svc-booking/test/{placing,booking-limits,changes}.itest.ts',
      'svc-booking/src/bookings/{booking-reference.generator,booking.entity}.spec.ts',
    ],
  },
};

/** One part of the house at a time: each mutant costs the loading of all tests of its slice. */
function rulesOf(folder) {
  return {
    project: 'server',
    folders: [...new Set([folder, 'packages'])],
    mutate: [`${folder}/src/**/*.{rules,status}.ts`],
    tests: [`${folder}/src/**/*.{rules,status}.spec.ts`],
  };
}
