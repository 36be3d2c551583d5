import config from './jest.config.js';

/** End-to-end tests of the built pages in Chromium: `npm run test:browser`. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testEnvironment: '<rootDir>/test/browser/support/environment.mjs',
  testTimeout: 120_000,
  // Each test runs its own Chromium.
  maxWorkers: '100%',
};
