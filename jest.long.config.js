import config from './jest.config.js';

/** Tests that kill, restart, restore, count many rows or read many pictures: `npm run test:long`. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/long/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
