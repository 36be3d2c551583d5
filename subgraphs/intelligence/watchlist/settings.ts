import { wordList } from '#kit/process/config.js';
import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const watchlistSettings = {
  watchlist: { inside: true, cacheHours: 1, external: { yente: web(null), watchman: web(null) } },
} satisfies Record<string, LookupKind>;

const listNames = wordList.transform((words) =>
  words.map((word) => word.toUpperCase()).filter((word) => word !== 'NONE'),
);

export const WATCHLIST_SHAPE = { SANCTIONS_LISTS: listNames.prefault('OFAC,UN,EU,UK') };
