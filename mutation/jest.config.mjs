import house from '../jest.config.mjs';
import { SLICES } from './slices.mjs';

const { project, document, folders, tests } = SLICES[process.env.MUTATION_SLICE];
const { globalSetup: _, globalTeardown: __, ...kept } = house.projects[0]; // the run starts Postgres once
const web = house.projects[1];

/** The product's modules are loaded anew for each mutant: what happens as they load is mutated, too. */
const server = {
  ...kept,
  testEnvironment: kept.testEnvironment.replace('<rootDir>', process.cwd()), // Stryker looks for it itself
  testEnvironmentOptions: { ...kept.testEnvironmentOptions, keepsProduct: false },
};

/** What is mutated lies in a copy of the house, so its packages are looked for in that copy, too. */
const screens = {
  ...web,
  moduleNameMapper: {
    '^@safari/contracts$': '<rootDir>/packages/contracts/src/index.ts',
    '^@safari/contracts/testing$': '<rootDir>/packages/contracts/src/testing/examples.ts',
    ...web.moduleNameMapper,
  },
  ...(document
    ? { testEnvironment: `${process.cwd()}/mutation/jest-environment.cjs` } // Stryker looks for it itself
    : {
        testEnvironment: 'node',
        testEnvironmentOptions: server.testEnvironmentOptions,
        setupFilesAfterEnv: [], // what readies a document
      }),
};

/** The house's own settings for the tests of one slice. */
export default {
  ...(project === 'web' ? screens : server),
  rootDir: process.cwd(),
  roots: folders.map((folder) => `<rootDir>/${folder}`), // jest looks through them anew for every mutant
  testTimeout: house.testTimeout,
  testMatch: tests.map((test) => `<rootDir>/${test}`),
};
