import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const domainSettings = {
  whois: {
    inside: true,
    cacheHours: 24,
    external: {
      rdap: { schemes: ['http:', 'https:', 'file:'], url: 'https://data.iana.org/rdap/dns.json', needs: [] },
      whois: { schemes: ['whois:'], url: 'whois://whois.iana.org', needs: [] },
    },
  },
  company: { inside: true, cacheHours: 168, external: { pdl: web('https://api.peopledatalabs.com', 'KEY') } },
} satisfies Record<string, LookupKind>;
