import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const breachesSettings = {
  breaches: {
    inside: true,
    cacheHours: 24,
    external: {
      hibp: web('https://haveibeenpwned.com', 'KEY'),
      hibp_range: web('https://haveibeenpwned.com', 'KEY'),
    },
  },
} satisfies Record<string, LookupKind>;
