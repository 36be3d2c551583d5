import type { Capability } from '../providers/lookup.js';
import { creditSettings } from './settings.js';
import { creditSources } from './sources.js';

export const credit = {
  ...creditSources,
  name: 'credit',
  settings: creditSettings,
  resolvers: [],
} satisfies Capability;
