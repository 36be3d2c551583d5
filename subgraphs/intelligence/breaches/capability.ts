import type { Capability } from '../providers/lookup.js';
import { BreachesResolver } from './breaches.resolver.js';
import { breachesSettings } from './settings.js';
import { breachesSources } from './sources.js';

export const breaches = {
  ...breachesSources,
  name: 'breaches',
  settings: breachesSettings,
  resolvers: [BreachesResolver],
} satisfies Capability;
