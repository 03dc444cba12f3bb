const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const BrowserLikeEnvironment = require('../packages/web-kit/testing/jest-environment.cjs');

/** The document of the screens' own tests, which also tells the mutation run what each test reaches. */
module.exports = mixinJestEnvironment(BrowserLikeEnvironment);
