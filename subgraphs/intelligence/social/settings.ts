import { type LookupKind, web } from '../providers/settings/lookup-kind.js';

export const socialSettings = {
  social: {
    inside: true,
    cacheHours: 24,
    external: {
      gravatar: web('https://gravatar.com'),
      libravatar: web('https://seccdn.libravatar.org'),
      // Queries the host of the guest's own email address.
      webfinger: { schemes: ['https:'], url: 'https:', needs: [] },
      seon: web('https://api.seon.io', 'KEY'),
    },
  },
} satisfies Record<string, LookupKind>;
