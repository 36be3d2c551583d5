import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const ipSettings = {
  ip: {
    inside: true,
    cacheHours: 24,
    external: {
      maxmind: web('https://geoip.maxmind.com', 'USER', 'KEY'),
      ipinfo: web('https://ipinfo.io', 'KEY'),
    },
  },
  ip_threats: { inside: true, cacheHours: 1, external: { abuseipdb: web('https://api.abuseipdb.com', 'KEY') } },
} satisfies Record<string, LookupKind>;
