import type { Capability } from '../providers/lookup.js';
import { EvictionsResolver } from './evictions.resolver.js';
import { evictionsSettings } from './settings.js';
import { evictionsSources } from './sources.js';

export const evictions = {
  ...evictionsSources,
  name: 'evictions',
  settings: evictionsSettings,
  resolvers: [EvictionsResolver],
} satisfies Capability;
