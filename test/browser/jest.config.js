import { fileURLToPath } from 'node:url';
import config from '../../jest.config.js';

/** Stories in a real Chromium, on the built pages: `npm run test:browser`. */
export default {
  ...config,
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: 120_000,
};
