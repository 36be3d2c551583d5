import { availableParallelism, totalmem } from 'node:os';

/** Runs tests on the TypeScript sources as ES modules; with the `source` condition, `#kit/…` and our packages resolve to them. */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/packages/*/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1' },
  // Tests wait about as often as they compute. As a percentage, Jest accepts at most 100 %.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // With commands of their own: `npm run test:long`, and test:browser and test:cluster, which need other programs.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/test/browser/',
    '<rootDir>/test/cluster/',
    '<rootDir>/test/long/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/packages/[^/]+/dist', '<rootDir>/data'],
  testEnvironment: '<rootDir>/test/support/host/environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testSequencer: '<rootDir>/test/support/long-first.mjs',
  globalSetup: '<rootDir>/test/support/watch-run.ts',
  globalTeardown: '<rootDir>/test/support/stop-database.ts',
  reporters: ['default', '<rootDir>/test/support/slowest-suites.mjs'],
  // A guard against hanging, not a performance limit: machines are sometimes slow.
  testTimeout: 480_000,
  // Evaluated modules are never freed: a worker that exceeds this is replaced.
  workerIdleMemoryLimit: Math.max(1e9, totalmem() / 12),
};
