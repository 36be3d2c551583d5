import base from '../../jest.config.js';

/** What needs a NATS server, or the whole layout of processes. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/test/cluster/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
