import type pg from 'pg';
import type { EmailQuestion } from '../email/question.js';
import type { Lookup } from '../providers/lookup.js';
import { hibpBreaches } from './external/hibp-breaches.js';
import { hibpRangeBreaches } from './external/hibp-range-breaches.js';
import type { Breach } from './facts.js';
import { findBreachRange, findBreaches } from './find-breaches.js';
import { breaches as breachedAccounts } from './importers/breaches.js';

const reads = ({ pool }: { pool: pg.Pool }) => ({
  breaches: (email: string) => findBreaches(pool, email),
  breachRange: (prefix: string) => findBreachRange(pool, prefix),
});

const breaches: Lookup<EmailQuestion, { breaches: Breach[] }, ReturnType<typeof reads>> = {
  imported: ({ breaches: read }, { email }) => read(email),
  datasets: ['breaches'],
  external: { hibp: hibpBreaches, hibp_range: hibpRangeBreaches },
};

export const breachesSources = { reads, lookups: { breaches }, datasets: [breachedAccounts] };
