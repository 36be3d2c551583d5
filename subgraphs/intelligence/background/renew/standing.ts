import { awaitsImport } from '../../lookups/answer/gap.js';
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
  /** Something was not there to search that an import may bring. */
  unsearched: boolean;
  /** It knows somebody of the name. */
  found: boolean;
  /** Where what it found can be read about. */
  links: string[];
}

/** A search of news that is being run has said nothing yet; `outcome` is null then. */
export function mediaStanding(reportId: string, person: SearchedPerson, outcome: MediaOutcome | null): Standing {
  const { firstName, lastName, state } = person;
  return {
    ...{ reportId, source: 'adverse_media', firstName, lastName, state },
    unsearched: awaitsImport(outcome),
    found: (outcome?.findings.length ?? 0) > 0,
    links: outcome?.findings.map(({ link }) => link) ?? [],
  };
}

/** What each source of a background check has said; none where nobody was named. */
export function checkStandings(reportId: string, checked: CheckedPerson, items: ReportItem[]): Standing[] {
  const person = named(checked);
  if (!person) return [];
  const { firstName, lastName, state } = person;
  return items.map(({ key, reason, gaps, status, items: found }) => ({
    ...{ reportId, source: key, firstName, lastName, state },
    unsearched: awaitsImport({ reason, gaps }),
    found: status === 'REVIEW' || status === 'FINISHED',
    links: found.flatMap(({ link }) => link ?? []),
  }));
}
