import type pg from 'pg';
import type { MaxAges } from '../datasets/store/version-gaps.js';
import { allTogether } from '../providers/ask-providers.js';
import type { Lookup } from '../providers/lookup.js';
import { offendersRegister } from './external/offenders-register.js';
import type { SexOffender } from './facts.js';
import { findOffenders } from './find-offenders.js';
import { sexOffenders } from './importers/sex-offenders.js';
import type { OffenderQuestion } from './question.js';

const reads = ({ pool, maxAgeDays }: { pool: pg.Pool; maxAgeDays: MaxAges }) => ({
  offenders: (question: OffenderQuestion) => findOffenders(pool, question, maxAgeDays),
});

/** Records of all registers; duplicates by ID are returned once. */
function everyOffender(said: { offenders: SexOffender[] }[]): { offenders: SexOffender[] } {
  const offenders = new Map<string, SexOffender>();
  for (const one of said.flatMap((each) => each.offenders)) {
    const key = `${one.state} ${one.id}`;
    if (!offenders.has(key)) offenders.set(key, one);
  }
  return { offenders: [...offenders.values()] };
}

const offenders: Lookup<OffenderQuestion, { offenders: SexOffender[] }, ReturnType<typeof reads>> = {
  imported: ({ offenders: read }, question) => read(question),
  datasets: ['sex-offenders'],
  external: { offenders: offendersRegister },
  coverage: {
    offenders: {
      title: 'Offender register service',
      kinds: 'sex offender registers of all US states',
      countries: ['US'],
    },
  },
  ask: (name, providers) => allTogether(name, providers, everyOffender, 'covering'),
};

export const offendersSources = { reads, lookups: { sex_offenders: offenders }, datasets: [sexOffenders] };
