import type { Capability } from '../providers/lookup.js';
import { IpResolver } from './ip.resolver.js';
import { IpThreatsResolver } from './threats/ip-threats.resolver.js';
import { ipSettings } from './settings.js';
import { ipSources } from './sources.js';

export const ip = {
  ...ipSources,
  name: 'ip',
  settings: ipSettings,
  resolvers: [IpResolver, IpThreatsResolver],
} satisfies Capability;
