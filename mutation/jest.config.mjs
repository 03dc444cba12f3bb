import house from '../jest.config.mjs';
import { SLICES } from './slices.mjs';

const { kind, tests } = SLICES[process.env.MUTATION_SLICE];
const [server, web] = house.projects;
const { globalSetup: _, globalTeardown: __, ...service } = server; // the run has started Postgres once

/** What is mutated lies in a copy of the house, whose packages are found in the copy, too. */
const own = (projects) => ({
  '^@safari/contracts$': '<rootDir>/packages/contracts/src/index.ts',
  '^@safari/contracts/testing$': '<rootDir>/packages/contracts/src/testing/examples.ts',
  ...projects.moduleNameMapper,
});

const KINDS = {
  pure: {
    ...web,
    testEnvironment: 'node',
    testEnvironmentOptions: { customExportConditions: ['@safari/source', 'node', 'node-addons'] },
    moduleNameMapper: own(web),
  },
  screen: {
    ...web,
    testEnvironment: '<rootDir>/mutation/browser-environment.cjs',
    moduleNameMapper: own(web),
  },
  service,
};

/** The house's own settings for the tests of one slice. */
export default {
  ...KINDS[kind],
  rootDir: process.cwd(),
  testTimeout: house.testTimeout,
  testMatch: tests.map((test) => `<rootDir>/${test}`),
};
