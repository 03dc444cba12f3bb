import config from './jest.config.mjs';

/** Faults and floods, each with its control: too long for every change, so `npm run test:faults` runs them alone. */
export default {
  ...config,
  projects: config.projects
    .filter(({ displayName }) => displayName === 'server')
    .map((project) => ({
      ...project,
      testMatch: ['<rootDir>/{packages/service-kit,svc-*,gateway,local}/**/*.faults.ts'],
    })),
};
