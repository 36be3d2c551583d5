import type { Capability } from '../providers/lookup.js';
import { AddressResolver } from './address.resolver.js';
import { TimeZoneResolver } from './time-zone/time-zone.resolver.js';
import { addressSettings } from './settings.js';
import { addressSources } from './sources.js';

export const address = {
  ...addressSources,
  name: 'address',
  settings: addressSettings,
  resolvers: [AddressResolver, TimeZoneResolver],
} satisfies Capability;
