import { isDeepStrictEqual } from 'node:util';
import type { ReportItem } from '../check/report-item.js';
import type { MediaOutcome } from '../media/search/search-media.js';
import { UNLISTED } from '../media/search/standing-findings.js';

/** As text, in whatever order it was found, without where the record stands and whether a source lists it still. */
function plain(said: unknown): unknown {
  if (Array.isArray(said))
    return said
      .filter((one) => one !== UNLISTED)
      .map((one) => JSON.stringify(plain(one)))
      .sort();
  if (typeof said !== 'object' || said === null) return said;
  const members = Object.entries(said).filter(([name]) => name !== 'imported');
  return Object.fromEntries(members.map(([name, value]) => [name, plain(value)]));
}

/** Without the day of the list, and of gaps without the numbers and days in their sentences. */
const undated = <Said extends MediaOutcome | ReportItem>(said: Said) =>
  plain({ ...said, source: null, asOf: null, gaps: said.gaps?.map(({ source, reason }) => ({ source, reason })) });

/** Whether the same was said, though of another day's list. */
export const saysSame = <Said extends MediaOutcome | ReportItem>(one: Said, other: Said): boolean =>
  isDeepStrictEqual(undated(one), undated(other));
