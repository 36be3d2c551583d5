import type { SubjectKind } from '@guest-screening/name-matching';

/** A name as the list writes it. `weak`: the publisher says that it is of little use alone. */
export interface ListedName {
  text: string;
  quality: 'strong' | 'weak';
  /** Script of its letters, as Unicode names it (`Latin`, `Cyrillic`, `Arabic`, …); `Other` for the rare ones. */
  script: string;
}

/** One entry of a list, the same for all lists. */
export interface ListedRecord {
  /** The publisher's own id, unique within the source. */
  id: string;
  kind: SubjectKind;
  /** At least one; the first is the main one. */
  names: ListedName[];
  /** `1962`, `1962-03`, `1962-03-05`; `~1962` for about. */
  birthDates: string[];
  /** ISO 3166-1 alpha-2 codes; what is no country of today is left out. */
  countries: string[];
  programs: string[];
  remarks: string | null;
  source: string;
  /** ISO 8601 day; null where the list does not tell. */
  listedAt: string | null;
}

/** Bytes or text in pieces, as a file or a response gives them. */
export type Chunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
