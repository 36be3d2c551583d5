import config from './jest.config.js';

/** Tests of the service in its parts, with servers beside it: `npm run test:cluster`. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/cluster/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Each test starts up to twelve processes.
  maxWorkers: 1,
};
