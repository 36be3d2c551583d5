import { type Gap, type GapDetail, gapOf } from '../../../answer/gap.js';
import { type NeededLanguages, countryName, languageNames, neededLanguages } from '../../../news/languages.js';
import { newsScope } from './news-scope.js';
import { type LanguageCoverage, type NewsCoverage, type NewsRules, dayBefore } from '../../../news/news-coverage.js';

/** A source may start a week late, since newspapers skip days and feeds have gaps. */
const LEEWAY_DAYS = 7;

/** Gaps left by the sources, and the searched coverage in words; null if nothing counts. */
export interface NewsCovered {
  gaps: Gap[];
  scope: string | null;
}

interface Lack {
  reason: string;
  detail: GapDetail;
}

/** Why a source's coverage of a language is insufficient; null if it is sufficient. */
function lackOf(source: NewsCoverage, held: LanguageCoverage, rules: NewsRules, now: number): Lack | null {
  const { coveredDays, maxAgeDays, minArticles } = rules;
  const { articles, days, firstDay, lastDay } = held;
  const language = languageNames([held.language!]);
  const asOf = [lastDay, source.refreshedOn].sort()[0]!;
  if (asOf < dayBefore(now, maxAgeDays)) return { reason: 'data_too_old', detail: { asOf, maxAgeDays } };
  const counted = { language, days: coveredDays };
  if (articles !== null && articles < minArticles)
    return { reason: 'too_few_articles', detail: { ...counted, articles, needed: minArticles } };
  const minDays = Math.min(rules.minDays, coveredDays);
  const beginsLate = firstDay > dayBefore(now, Math.max(coveredDays - LEEWAY_DAYS, 0));
  if (beginsLate || (days !== null && days < minDays))
    return { reason: 'period_not_covered', detail: { ...counted, since: firstDay } };
  return null;
}

function notSpoken({ languages, ofCountry }: NeededLanguages, country: string | null): Lack {
  const detail = { language: languageNames(languages) };
  if (!ofCountry) return { reason: 'language_not_covered', detail };
  return { reason: 'no_news_for_country', detail: { ...detail, country: countryName(country!) } };
}

/**
 * Compares the coverage of the sources with the required coverage: recent days, fresh data and enough articles in a
 * language in which the person would be named. One source that covers everything is enough. A truncated answer always
 * leaves a gap.
 */
export function newsGaps(
  sources: readonly NewsCoverage[],
  { name, country }: { name: string; country: string | null },
  rules: NewsRules,
  now = Date.now(),
): NewsCovered {
  const needed = neededLanguages(name, country);
  const covering: { source: string; language: string }[] = [];
  const lacks: Gap[] = [];
  for (const source of sources) {
    const spoken = source.languages.filter(({ language }) => language !== null && needed.languages.includes(language));
    const judged = spoken.map((held) => ({ held, lack: lackOf(source, held, rules, now) }));
    const whole = judged.filter(({ lack }) => lack === null);
    covering.push(...whole.map(({ held }) => ({ source: source.source, language: held.language! })));
    if (whole.length > 0) continue;
    const [most] = judged.toSorted((one, other) => (other.held.articles ?? 0) - (one.held.articles ?? 0));
    const { reason, detail } = most?.lack ?? notSpoken(needed, country);
    lacks.push(gapOf(source.source, reason, detail));
  }
  const cutOff = sources
    .filter((source) => source.cutOff)
    .map(({ source }) => gapOf(source, 'more_articles_than_read'));
  if (covering.length === 0) return { gaps: [...lacks, ...cutOff], scope: null };
  const languages = [...new Set(covering.map(({ language }) => languageNames([language])))];
  const names = [...new Set(covering.map(({ source }) => source))];
  return { gaps: cutOff, scope: newsScope(rules.coveredDays, languages, names) };
}
