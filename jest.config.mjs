/** One jest for the house: `server` runs as ES modules on Node, `web` in jsdom. Database stories are `test/*.itest.ts`. */
const swc = (module, jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: jsx
        ? { react: { runtime: 'automatic' } }
        : { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
    module: { type: module },
  },
];

const common = {
  setupFiles: ['<rootDir>/local/testing/async-storages.cjs'],
  // Not in the folder for temporary files, which is each run's own.
  cacheDirectory: '<rootDir>/.cache/jest',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
};

export default {
  testTimeout: 180_000,
  // More than cores: the stories with servers wait for them, and for time limits, half of the time.
  maxWorkers: 5,
  // What a test file brought along stays in memory when it has ended.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...common,
      displayName: 'server',
      testEnvironment: '<rootDir>/packages/service-kit/testing/jest-environment.cjs',
      runtime: '<rootDir>/packages/service-kit/testing/jest-runtime.cjs',
      testEnvironmentOptions: { customExportConditions: ['@safari/source', 'node', 'node-addons'] },
      extensionsToTreatAsEsm: ['.ts'],
      moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
      transform: { '\\.ts$': swc('es6', false) },
      globalSetup: '<rootDir>/local/dist/testing/jest-global-setup.js',
      globalTeardown: '<rootDir>/local/dist/testing/jest-global-teardown.js',
      testMatch: [
        '<rootDir>/packages/{contracts,service-kit,posters}/**/*.{spec,itest}.ts',
        '<rootDir>/{svc-*,gateway,local,faults}/**/*.{spec,itest}.ts',
        '<rootDir>/{bench,mutation}/**/*.spec.mjs',
      ],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/web-kit/testing/jest-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['@safari/source', 'browser'] },
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': '$1',
        '\\.css$': '<rootDir>/packages/web-kit/testing/style.cjs',
      },
      setupFilesAfterEnv: [
        '<rootDir>/packages/web-kit/testing/patience.ts',
        '<rootDir>/packages/ui/testing/overlays-ahead.ts',
        '<rootDir>/packages/ui/testing/wide-window.ts',
      ],
      transform: { '\\.tsx?$': swc('commonjs', true) },
      testMatch: [
        '<rootDir>/{shell,mfe-*}/**/*.spec.{ts,tsx}',
        '<rootDir>/packages/{ui,web-kit}/**/*.spec.{ts,tsx}',
      ],
    },
  ],
};
