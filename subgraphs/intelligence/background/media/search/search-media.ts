import { setImmediate as breathe } from 'node:timers/promises';
import type { Asker } from '../../../providers/ask-providers.js';
import type { BackgroundParts } from '../../background-parts.js';
import type { Article, NewsFacts } from '../../../news/facts.js';
import type { Answer } from '../../../answer/answer.js';
import { type Gap, gapOf, joinedGaps } from '../../../answer/gap.js';
import { type NewsRules, dayBefore } from '../../../news/news-coverage.js';
import { type NewsCovered, newsGaps } from '../coverage/news-gaps.js';
import { ADVERSE_FROM } from '../judge/adverse-model.js';
import { RISK_CATEGORIES, type RiskCategory } from '../judge/risk-category.js';
import type { Finding } from './finding.js';
import { judgeArticle } from './judge-article.js';
import { type SearchedPerson, namesOf } from './searched-person.js';

/** Findings that are kept of one search, the worst first. */
const MAX_FINDINGS = 50;

/** What a search came to. */
export interface MediaOutcome {
  /** Whether any source could be searched. */
  searched: boolean;
  /** Who was searched, and the day of the oldest data. */
  source: string | null;
  asOf: string | null;
  /** Why nothing could be searched, or a remark: `a_provider_failed`, `search_failed`. */
  reason: string | null;
  /** What of the promised news was not searched; absent in reports of before it was noted. */
  gaps?: Gap[];
  /** What was searched, in words, where it is all that is promised. */
  scope?: string | null;
  riskCategories: RiskCategory[];
  findings: Finding[];
}

/** What cannot be told to be harmless is to be looked at. */
export const isWorrying = ({ adverse }: Finding): boolean => adverse === null || adverse >= ADVERSE_FROM;

/** Whether all the promised news was searched; unknown coverage counts as not searched. */
export const isCovered = ({ gaps }: Pick<MediaOutcome, 'gaps'>): boolean => gaps?.length === 0;

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
    findings: findings.slice(0, MAX_FINDINGS),
  };
}

/**
 * Searches every source of news for a person and judges what names them; articles `again` are judged whether a source
 * lists them or not. A source that fails is told, never thrown, and what is promised but was not searched is a gap.
 */
export async function searchMedia(
  { providers, newsRules, readPages }: Pick<BackgroundParts, 'providers' | 'newsRules' | 'readPages'>,
  person: SearchedPerson,
  asker: Asker,
  again: readonly Article[] = [],
): Promise<MediaReading> {
  const name = namesOf(person).at(-1)!;
  const since = dayBefore(Date.now(), newsRules.coveredDays);
  const answer = await providers.news({ name, place: null, country: person.country, since }, asker);
  const listed = answer.known ? await readPages(answer.facts.articles, asker) : [];
  const findings: Finding[] = [];
  const read = new Set<string>();
  for (const article of [...listed, ...again]) {
    if (read.has(article.url)) continue;
    read.add(article.url);
    const finding = judgeArticle(person, article);
    if (finding) findings.push(finding);
    await breathe();
  }
  const { known: searched, reason } = answer;
  const of = answer.known ? { source: answer.source, asOf: answer.asOf } : { source: null, asOf: null };
  const covered = coveredBy(answer, { name, country: person.country }, newsRules);
  const outcome = { searched, ...of, reason, ...covered, riskCategories: [], findings: [] };
  return { outcome: withFindings(outcome, findings), read };
}

/** What the sources that answered left open, beside those that did not answer. */
function coveredBy(
  answer: Answer<NewsFacts>,
  person: { name: string; country: string | null },
  rules: NewsRules,
): NewsCovered {
  if (!answer.known) {
    const gaps = answer.gaps.length > 0 ? answer.gaps : [gapOf('news', answer.reason)];
    return { gaps, scope: null };
  }
  const { gaps, scope } = newsGaps(answer.facts.coverage, person, rules);
  const all = joinedGaps([...answer.gaps, ...gaps]);
  return { gaps: all, scope: all.length > 0 ? null : scope };
}
