import { setImmediate as breathe } from 'node:timers/promises';
import type { Asker } from '../../../doors/ask-doors.js';
import type { Doors } from '../../../doors/open-doors.js';
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
  riskCategories: RiskCategory[];
  findings: Finding[];
}

/** What cannot be told to be harmless is to be looked at. */
export const isWorrying = ({ adverse }: Finding): boolean => adverse === null || adverse >= ADVERSE_FROM;

/** Searches every source of news for a person and judges what names them. A source that fails is told, never thrown. */
export async function searchMedia(doors: Doors, person: SearchedPerson, asker: Asker): Promise<MediaOutcome> {
  const name = namesOf(person).at(-1)!;
  const answer = await doors.news({ name, place: null, country: person.country }, asker);
  if (!answer.known)
    return { searched: false, source: null, asOf: null, reason: answer.reason, riskCategories: [], findings: [] };
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const article of answer.facts.articles) {
    if (seen.has(article.url)) continue;
    seen.add(article.url);
    const finding = judgeArticle(person, article);
    if (finding) findings.push(finding);
    await breathe();
  }
  findings.sort((one, other) => (other.adverse ?? 0.5) - (one.adverse ?? 0.5));
  const named = new Set(findings.filter(isWorrying).flatMap(({ riskCategories }) => riskCategories));
  return {
    ...{ searched: true, source: answer.source, asOf: answer.asOf, reason: answer.reason },
    riskCategories: RISK_CATEGORIES.filter((category) => named.has(category)),
    findings: findings.slice(0, MOST_FINDINGS),
  };
}
