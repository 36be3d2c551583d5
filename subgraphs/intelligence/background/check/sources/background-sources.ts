import type { BackgroundSource } from './background-source.js';
import { evictionsSource } from './evictions-source.js';
import { mediaSource } from './media-source.js';
import { offendersSource } from './offenders-source.js';
import { watchlistSource } from './watchlist-source.js';

/** Where a background check looks, in the order of its report. */
export const BACKGROUND_SOURCES: readonly BackgroundSource[] = [
  watchlistSource,
  offendersSource,
  mediaSource,
  evictionsSource,
];
