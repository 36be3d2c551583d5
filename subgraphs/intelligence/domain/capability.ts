import type { Capability } from '../providers/lookup.js';
import { CompanyResolver } from './company/company.resolver.js';
import { WhoisResolver } from './whois/whois.resolver.js';
import { domainSettings } from './settings.js';
import { domainSources } from './sources.js';

export const domain = {
  ...domainSources,
  name: 'domain',
  settings: domainSettings,
  resolvers: [WhoisResolver, CompanyResolver],
} satisfies Capability;
