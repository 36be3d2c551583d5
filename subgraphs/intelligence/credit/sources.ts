import type { Lookup } from '../providers/lookup.js';
import type { CreditFacts } from './credit-report.type.js';
import { bureauCredit } from './external/bureau-credit.js';
import type { CreditQuestion } from './question.js';

const credit: Lookup<CreditQuestion, CreditFacts, object> = { external: { bureau: bureauCredit } };

export const creditSources = { reads: () => ({}), lookups: { credit }, datasets: [] };
