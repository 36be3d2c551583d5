import type { Capability } from '../providers/lookup.js';
import { CompareNamesResolver } from './compare/compare-names.resolver.js';
import { WatchlistResolver } from './graph/watchlist.resolver.js';
import { TriageResolver } from './triage/triage.resolver.js';
import { watchlistSettings } from './settings.js';
import { watchlistSources } from './sources.js';

export const watchlist = {
  ...watchlistSources,
  name: 'watchlist',
  settings: watchlistSettings,
  resolvers: [WatchlistResolver, TriageResolver, CompareNamesResolver],
} satisfies Capability;
