const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Tests run in the realm of their process instead of one for each file: what `jest-runtime.cjs` keeps from file to file
 * knows the same `Date` and `Error` as they do. The environment variables are each file's own.
 */
class OneRealm {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
  }

  exportConditions() {
    return this.conditions;
  }

  /** None: see `jest-runtime.cjs`. */
  getVmContext() {
    return null;
  }

  async setup() {
    this.variables = { ...process.env };
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    process.env = this.variables;
  }
}

module.exports = OneRealm;
