import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const creditSettings = {
  credit: { inside: false, cacheHours: 24, external: { bureau: web(null, 'KEY') } },
} satisfies Record<string, LookupKind>;
