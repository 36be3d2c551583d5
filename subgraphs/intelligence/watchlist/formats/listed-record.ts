import type { SubjectKind } from '@guest-screening/name-matching';

/** A name as listed. `weak`: the publisher considers it of little use on its own. */
export interface ListedName {
  text: string;
  quality: 'strong' | 'weak';
  /** Unicode name of its script (`Latin`, `Cyrillic`, `Arabic`, …); `Other` for rare ones. */
  script: string;
}

/** A list entry in the common format. */
export interface ListedRecord {
  /** The publisher's ID, unique within the source. */
  id: string;
  kind: SubjectKind;
  /** At least one; the first is the main name. */
  names: ListedName[];
  /** `1962`, `1962-03`, `1962-03-05`; `~1962` for about. */
  birthDates: string[];
  /** ISO 3166-1 alpha-2 codes; former countries are dropped. */
  countries: string[];
  programs: string[];
  remarks: string | null;
  source: string;
  /** ISO 8601 date; null if not stated. */
  listedAt: string | null;
}

/** Chunks of bytes or text, from a file or a response. */
export type Chunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
