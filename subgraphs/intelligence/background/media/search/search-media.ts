import { setImmediate as breathe } from 'node:timers/promises';
import type { Asker } from '../../../doors/ask-doors.js';
import type { Doors } from '../../../doors/open-doors.js';
import type { Gap } from '../../../lookups/answer/gap.js';
import type { Article } from '../../../doors/outside/outside-facts.js';
import { ADVERSE_FROM } from '../judge/adverse-model.js';
import { RISK_CATEGORIES, type RiskCategory } from '../judge/risk-category.js';
import type { Finding } from './finding.js';
import { judgeArticle } from './judge-article.js';
import { type SearchedPerson, namesOf } from './searched-person.js';

/** Findings that are kept of one search, the worst first. */
const MOST_FINDINGS = 50;

/** What a search came to. */
export interface MediaOutcome {
  /** Whether any source could be searched. */
  searched: boolean;
  /** Who was searched, and the day of the oldest data. */
  source: string | null;
  asOf: string | null;
  /** Why nothing could be searched, or a remark: `a_provider_failed`. */
  reason: string | null;
  /** What was not looked at; absent in outcomes from before it was noted. */
  gaps?: Gap[];
  riskCategories: RiskCategory[];
  findings: Finding[];
}

/** What cannot be told to be harmless is to be looked at. */
export const isWorrying = ({ adverse }: Finding): boolean => adverse === null || adverse >= ADVERSE_FROM;

/** What a search came to, and the addresses of all the articles that it read. */
export interface MediaReading {
  outcome: MediaOutcome;
  read: ReadonlySet<string>;
}

/** An outcome with these findings, the worst first, as far as they are kept. */
export function withFindings(outcome: MediaOutcome, all: readonly Finding[]): MediaOutcome {
  const findings = all.toSorted((one, other) => (other.adverse ?? 0.5) - (one.adverse ?? 0.5));
  const named = new Set(findings.filter(isWorrying).flatMap(({ riskCategories }) => riskCategories));
  return {
    ...outcome,
    riskCategories: RISK_CATEGORIES.filter((category) => named.has(category)),
    findings: findings.slice(0, MOST_FINDINGS),
  };
}

/**
 * Searches every source of news for a person and judges what names them; articles `again` are judged whether a source
 * lists them or not. A source that fails is told, never thrown.
 */
export async function searchMedia(
  doors: Doors,
  person: SearchedPerson,
  asker: Asker,
  again: readonly Article[] = [],
): Promise<MediaReading> {
  const name = namesOf(person).at(-1)!;
  const answer = await doors.news({ name, place: null, country: person.country }, asker);
  const findings: Finding[] = [];
  const read = new Set<string>();
  for (const article of [...(answer.known ? answer.facts.articles : []), ...again]) {
    if (read.has(article.url)) continue;
    read.add(article.url);
    const finding = judgeArticle(person, article);
    if (finding) findings.push(finding);
    await breathe();
  }
  const { known: searched, reason, gaps } = answer;
  const of = answer.known ? { source: answer.source, asOf: answer.asOf } : { source: null, asOf: null };
  return { outcome: withFindings({ searched, ...of, reason, gaps, riskCategories: [], findings: [] }, findings), read };
}
