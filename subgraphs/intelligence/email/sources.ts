import type pg from 'pg';
import type { MxQuestion } from './question.js';
import type { Lookup } from '../providers/lookup.js';
import { findEducation } from './education/find-education.js';
import { dnsMx } from './external/dns-mx.js';
import { education } from './importers/education.js';
import type { MxFacts } from './mx-answer.type.js';

const reads = ({ pool }: { pool: pg.Pool }) => ({ education: (domain: string) => findEducation(pool, domain) });

const mx: Lookup<MxQuestion, MxFacts, object> = { external: { dns: dnsMx } };

export const emailSources = { reads, lookups: { mx }, datasets: [education] };
