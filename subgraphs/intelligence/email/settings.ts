import type { LookupKind } from '../providers/settings/lookup-kind.js';

export const emailSettings = {
  // `dns:` means the system's own resolvers.
  mx: { inside: false, cacheHours: 1, external: { dns: { schemes: ['dns:'], url: 'dns:', needs: [] } } },
} satisfies Record<string, LookupKind>;
