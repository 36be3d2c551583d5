import config from './jest.config.js';

/** Tests of the service in its parts, with servers beside it: `npm run test:cluster`. One at a time: each starts ten processes. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/cluster/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
};
