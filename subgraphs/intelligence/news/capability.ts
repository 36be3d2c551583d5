import type { Capability } from '../providers/lookup.js';
import { newsSettings } from './settings.js';
import { newsSources } from './sources.js';

export const news = {
  ...newsSources,
  name: 'news',
  settings: newsSettings,
  resolvers: [],
} satisfies Capability;
