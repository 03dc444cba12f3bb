import { expect, it } from '@jest/globals';
import { purposeSetting } from './purpose.setting.js';

it('says what containers are for, and guesses nothing', () => {
  expect(purposeSetting({ ENVIRONMENT: 'development' })).toBe('local');
  expect(purposeSetting({ ENVIRONMENT: 'production' })).toBe('production');
  for (const ENVIRONMENT of ['prod', '', undefined]) {
    expect(() => purposeSetting({ ENVIRONMENT })).toThrow('ENVIRONMENT must be development or production');
  }
});
