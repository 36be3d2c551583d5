import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const addressSettings = {
  address: {
    inside: true,
    cacheHours: 720,
    external: { nominatim: web(null), census: web('https://geocoding.geo.census.gov') },
  },
} satisfies Record<string, LookupKind>;
