import { availableParallelism } from 'node:os';

/** Tests run the TypeScript sources as ES modules; the `source` condition makes `#kit/…` and our packages point at them. */
export default {
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/packages/*/test/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1' },
  // They wait about as often as they compute. Jest takes no more than 100 %.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // They need Chromium, or servers beside the service: npm run test:browser, npm run test:cluster.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '<rootDir>/test/cluster/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/packages/[^/]+/dist', '<rootDir>/data'],
  testEnvironment: '<rootDir>/test/support/host/environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  globalSetup: '<rootDir>/test/support/watch-run.ts',
  globalTeardown: '<rootDir>/test/support/stop-database.ts',
  reporters: ['default', '<rootDir>/test/support/slowest-suites.mjs'],
  // A guard against hanging, no measure: machines are slow at times.
  testTimeout: 240_000,
  // Modules that were evaluated are never let go of: a worker that holds this much makes room for a fresh one.
  workerIdleMemoryLimit: '1GB',
};
