import config from './jest.config.js';

/** Stories in a real Chromium, on the built pages: `npm run test:browser`. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
  // Each has a Chromium beside it.
  maxWorkers: '100%',
};
