import { setImmediate as breathe } from 'node:timers/promises';
import type { Asker } from '../../../providers/ask-providers.js';
import type { BackgroundParts } from '../../background-parts.js';
import type { Article, NewsFacts } from '../../../news/facts.js';
import type { Answer } from '../../../answer/answer.js';
import { type Gap, gapOf, joinedGaps } from '../../../answer/gap.js';
import { type NewsRules, dayBefore } from '../../../news/news-coverage.js';
import { type NewsCovered, newsGaps } from '../coverage/news-gaps.js';
import { ADVERSE_FROM } from '../judge/adverse-model.js';
import type { Outcome } from '../judge/part/read-article.js';
import { RISK_CATEGORIES, type RiskCategory } from '../judge/risk-category.js';
import type { Finding } from './finding.js';
import { judgeArticle } from './judge-article.js';
import { type SearchedPerson, namesOf } from './searched-person.js';

/** Maximum number of findings stored per search, worst first. */
const MAX_FINDINGS = 50;

/** Outcome of a search. */
export interface MediaOutcome {
  /** Whether at least one source could be searched. */
  searched: boolean;
  /** Sources searched, and the date of the oldest data. */
  source: string | null;
  asOf: string | null;
  /** Why nothing could be searched, or a remark: `a_provider_failed`, `search_failed`. */
  reason: string | null;
  /** Required news that was not searched; absent in older reports. */
  gaps?: Gap[];
  /** Searched coverage in words, if complete. */
  scope?: string | null;
  riskCategories: RiskCategory[];
  findings: Finding[];
}

/** The outcome of a finding; older reports have only the probability. */
export function outcomeOf({ outcome, adverse }: Pick<Finding, 'outcome' | 'adverse'>): Outcome {
  if (outcome) return outcome;
  if (adverse === null) return 'unclear';
  return adverse >= ADVERSE_FROM ? 'adverse' : 'mentioned';
}

/** Anything that cannot be judged harmless needs review. */
export const isWorrying = (finding: Finding): boolean => outcomeOf(finding) !== 'mentioned';

/** Whether all required news was searched; unknown coverage counts as not searched. */
export const isCovered = ({ gaps }: Pick<MediaOutcome, 'gaps'>): boolean => gaps?.length === 0;

/** Outcome of a search, and the URLs of all articles read. */
export interface MediaReading {
  outcome: MediaOutcome;
  read: ReadonlySet<string>;
}

/** An outcome with these findings, worst first, up to the limit. */
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
 * Searches every news source for a person and judges the articles that name them; the articles in `again` are judged
 * even if no source lists them. A failing source is reported, not thrown, and missing coverage becomes a gap.
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

/** Gaps of the sources that responded, plus those that did not. */
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
