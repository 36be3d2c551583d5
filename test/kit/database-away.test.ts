import { isDatabaseAway } from '#kit/store/database-away.js';

const error = (message: string, code?: string) => Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  error('terminating connection due to administrator command', '57P01'),
  error('the database system is in recovery mode', '57P03'),
  error('connection failure', '08006'),
  error('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED'),
  error('Connection terminated unexpectedly'),
  error('timeout exceeded when trying to connect'),
  error('timeout expired'),
  error('Query read timeout'),
])('%s: a retry may succeed', (thrown) => expect(isDatabaseAway(thrown)).toBe(true));

test.each([
  error('password authentication failed', '28P01'),
  error('duplicate key value', '23505'),
  error('canceling statement due to statement timeout', '57014'),
  error('x is not a function'),
  null,
])('%s: a retry will not succeed', (thrown) => expect(isDatabaseAway(thrown)).toBe(false));
