import { type Gap, awaitsImport } from '../../answer/gap.js';
import type { MediaOutcome } from '../media/search/search-media.js';
import type { CheckedPerson } from '../check/person/checked-person.js';
import { named } from '../check/person/checked-person.js';
import type { ReportItem } from '../check/report-item.js';
import type { SearchedPerson } from '../media/search/searched-person.js';

/** Result of one source of a report for a person whose name is known. */
export interface Standing {
  reportId: string;
  /** The source, named as in background checks. */
  source: string;
  firstName: string;
  lastName: string;
  /** As given: postal abbreviation or name of a US state. */
  state: string | null;
  country: string | null;
  /** Data was missing that any import of the source's records may supply. */
  unsearched: boolean;
  /** The imported news did not give the required coverage. */
  uncovered: boolean;
  /** Whether the source found someone with that name. */
  found: boolean;
  /** Links of its findings. */
  links: string[];
}

const NOTHING_LOADED = 'no_records_imported';

/** Gaps that another news import may close. */
const FILLED_BY_IMPORT = [
  'no_news_for_country',
  'language_not_covered',
  'period_not_covered',
  'too_few_articles',
  'data_too_old',
];

const lackedNews = (gaps: readonly Gap[] = []): boolean =>
  gaps.some(({ source, reason }) => source === 'news' && FILLED_BY_IMPORT.includes(reason));

/** A running search has no result yet; its `outcome` is null. */
export function mediaStanding(reportId: string, person: SearchedPerson, outcome: MediaOutcome | null): Standing {
  const { firstName, lastName, state, country } = person;
  return {
    reportId,
    source: 'adverse_media',
    firstName,
    lastName,
    state,
    country,
    unsearched: outcome?.reason === NOTHING_LOADED,
    uncovered: lackedNews(outcome?.gaps),
    found: (outcome?.findings.length ?? 0) > 0,
    links: outcome?.findings.map(({ link }) => link) ?? [],
  };
}

/** Results of the sources of a background check; empty if no name was given. */
export function checkStandings(reportId: string, checked: CheckedPerson, items: ReportItem[]): Standing[] {
  const person = named(checked);
  if (!person) return [];
  const { firstName, lastName, state, country } = person;
  return items.map(({ key, reason, status, items: found, gaps }) => ({
    reportId,
    source: key,
    firstName,
    lastName,
    state,
    country,
    unsearched: key === 'adverse_media' ? reason === NOTHING_LOADED : awaitsImport({ reason, gaps }),
    uncovered: key === 'adverse_media' && lackedNews(gaps),
    found: status === 'REVIEW' || status === 'FINISHED',
    links: found.flatMap(({ link }) => link ?? []),
  }));
}
