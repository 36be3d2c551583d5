import { type LookupKind, web } from '../providers/settings/lookup-kind.js';
import { statesOff } from '../providers/settings/states-off.js';

export const evictionsSettings = {
  evictions: { inside: true, cacheHours: 24, external: { nyc_evictions: web('https://data.cityofnewyork.us') } },
} satisfies Record<string, LookupKind>;

export const EVICTIONS_SHAPE = {
  EVICTION_STATES_OFF: statesOff.prefault('none'),
  BACKGROUND_EVICTION_STATES_OFF: statesOff.prefault('none'),
};
