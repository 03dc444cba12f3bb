/**
 * What is mutated, and by which tests a mutant must be noticed. `pure` needs nothing but Node, `screen` a document,
 * `service` Postgres, NATS and ES modules.
 */
export const SLICES = {
  contracts: {
    kind: 'pure',
    mutate: ['packages/contracts/src/**/*.ts', '!**/*.{spec,check}.ts', '!**/testing/**'],
    tests: ['packages/contracts/src/**/*.spec.ts'],
  },
  rules: {
    kind: 'pure',
    mutate: [
      '{packages/service-kit,svc-*,gateway,mfe-*,local}/src/**/*.{rules,status}.ts',
      '!svc-operators/src/webhooks/endpoint.rules.ts', // needs the kit, and so is one of `placing`
    ],
    tests: ['{packages/service-kit,svc-*,gateway,mfe-*,local}/src/**/*.{rules,status}.spec.ts'],
  },
  'booking-form': {
    kind: 'screen',
    mutate: ['mfe-catalog/src/booking/*.{ts,tsx}', '!**/*.spec.ts'],
    tests: ['mfe-catalog/src/booking/*.spec.ts', 'mfe-catalog/src/app/landing-page.spec.tsx'],
  },
  placing: {
    kind: 'service',
    mutate: [
      'svc-booking/src/bookings/{booking-placing.service,booking.reference,booking.entity,booking.dto}.ts',
      'svc-booking/src/items/items.service.ts',
      'svc-operators/src/webhooks/endpoint.rules.ts',
    ],
    tests: [
      'svc-booking/test/placing.itest.ts',
      'svc-booking/src/bookings/booking.reference.spec.ts',
      'svc-operators/src/webhooks/endpoint.rules.spec.ts',
    ],
  },
};
