import type { LookupKind } from '../providers/settings/lookup-kind.js';

export const emailSettings = {
  // `dns:` names the system's own servers.
  mx: { inside: false, cacheHours: 1, external: { dns: { schemes: ['dns:'], url: 'dns:', needs: [] } } },
} satisfies Record<string, LookupKind>;
