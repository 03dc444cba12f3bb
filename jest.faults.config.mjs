import config from './jest.config.mjs';

/** Faults and floods, each with its control: too long for every change, so `npm run test:faults` runs them alone. */
export default {
  ...config,
  // What one fault costs is measured, so no other takes the machine meanwhile.
  maxWorkers: 1,
  reporters: ['default', '<rootDir>/faults/report/faults.reporter.mjs'],
  projects: config.projects
    .filter(({ displayName }) => displayName === 'server')
    .map((project) => ({
      ...project,
      testMatch: ['<rootDir>/{packages/service-kit,svc-*,gateway,local,faults}/**/*.faults.ts'],
    })),
};
