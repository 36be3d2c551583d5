import { type Gap, awaitsImport } from '../../answer/gap.js';
import type { MediaOutcome } from '../media/search/search-media.js';
import type { CheckedPerson } from '../check/person/checked-person.js';
import { named } from '../check/person/checked-person.js';
import type { ReportItem } from '../check/report-item.js';
import type { SearchedPerson } from '../media/search/searched-person.js';

/** What one source of a report has said of a person, whose name is known. */
export interface Standing {
  reportId: string;
  /** The source, as background checks call it. */
  source: string;
  firstName: string;
  lastName: string;
  /** As it was given: a State of the United States has a postal abbreviation or a name. */
  state: string | null;
  country: string | null;
  /** Something was not there to search that any import of the source's records may bring. */
  unsearched: boolean;
  /** Imported news did not cover what is promised. */
  uncovered: boolean;
  /** It knows somebody of the name. */
  found: boolean;
  /** Where what it found can be read about. */
  links: string[];
}

const NOTHING_LOADED = 'no_records_imported';

/** What another import of news may fill. */
const FILLED_BY_IMPORT = [
  'no_news_for_country',
  'language_not_covered',
  'period_not_covered',
  'too_few_articles',
  'data_too_old',
];

const lackedNews = (gaps: readonly Gap[] = []): boolean =>
  gaps.some(({ source, reason }) => source === 'news' && FILLED_BY_IMPORT.includes(reason));

/** A search of news that is being run has said nothing yet; `outcome` is null then. */
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

/** What each source of a background check has said; none where nobody was named. */
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
