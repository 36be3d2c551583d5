import type { Viewer } from '#kit/viewer/viewer.js';
import type { Answer } from './answer/answer.js';
import { LOOKUPS } from './capability-sources.js';
import type { EmailFacts } from './email/email-facts.type.js';
import { embeddedEmail } from './email/embedded-email.js';
import { ask } from './providers/ask.js';
import { type LookUpOf, type ProvidersOf, lookUpOf, openLookups } from './providers/open-lookups.js';
import type { Report } from './providers/provider-failed.js';
import type { Reads } from './reads.js';
import type { AllLookupSettings } from './settings.js';

/** All lookups with configurable providers, called in the configured order. */
export type Providers = ProvidersOf<typeof LOOKUPS>;

/** All lookups, for one viewer. */
export type LookUp = LookUpOf<typeof LOOKUPS> & {
  /** Details derived from the address itself; no external provider is called. */
  email(text: string): Promise<Answer<EmailFacts>>;
};

/** Opens the configured providers and the imported data; null: imported data is not used. */
export const openProviders = (settings: AllLookupSettings, reads: Reads | null = null): Providers =>
  openLookups(LOOKUPS, settings, reads);

/** Returns a viewer's lookups: those of `lookUpOf`, plus the details derived from an email address itself. */
export const lookUpFor = (providers: Providers, viewer: Viewer, report?: Report): LookUp => ({
  ...lookUpOf<typeof LOOKUPS>(providers, viewer, report),
  email: (text) => ask({ report }, 'email', () => embeddedEmail.facts(text)),
});
