import type { Capability } from '../providers/lookup.js';
import { OffendersResolver } from './offenders.resolver.js';
import { offendersSettings } from './settings.js';
import { offendersSources } from './sources.js';

export const offenders = {
  ...offendersSources,
  name: 'offenders',
  settings: offendersSettings,
  resolvers: [OffendersResolver],
} satisfies Capability;
