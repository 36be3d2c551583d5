import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const phoneSettings = {
  phone: { inside: true, cacheHours: 168, external: { twilio: web('https://lookups.twilio.com', 'USER', 'KEY') } },
} satisfies Record<string, LookupKind>;
