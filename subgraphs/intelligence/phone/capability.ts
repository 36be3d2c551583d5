import type { Capability } from '../providers/lookup.js';
import { PhoneResolver } from './phone.resolver.js';
import { phoneSettings } from './settings.js';
import { phoneSources } from './sources.js';

export const phone = {
  ...phoneSources,
  name: 'phone',
  settings: phoneSettings,
  resolvers: [PhoneResolver],
} satisfies Capability;
