import type { Capability } from '../providers/lookup.js';
import { SocialResolver } from './social.resolver.js';
import { socialSettings } from './settings.js';
import { socialSources } from './sources.js';

export const social = {
  ...socialSources,
  name: 'social',
  settings: socialSettings,
  resolvers: [SocialResolver],
} satisfies Capability;
