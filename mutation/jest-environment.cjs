const BrowserLikeEnvironment = require('../packages/web-kit/testing/jest-environment.cjs');

/**
 * Ends a file at its first failure: one tells that the mutant was noticed, and where it breaks everything each further
 * test would wait out its limit.
 */
module.exports = class OneFailureEnvironment extends BrowserLikeEnvironment {
  hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasFailed = true;
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
  }
};
