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

/** Every lookup that has providers: asks them in the order of the settings. */
export type Providers = ProvidersOf<typeof LOOKUPS>;

/** Every lookup, for one viewer. */
export type LookUp = LookUpOf<typeof LOOKUPS> & {
  /** What the address itself tells; no external provider is asked. */
  email(text: string): Promise<Answer<EmailFacts>>;
};

/** Opens the providers that the settings name, on what was imported; null: nothing imported is read. */
export const openProviders = (settings: AllLookupSettings, reads: Reads | null = null): Providers =>
  openLookups(LOOKUPS, settings, reads);

/** The lookups of a viewer: those with providers, as `lookUpOf` says, and what an e-mail address itself tells. */
export const lookUpFor = (providers: Providers, viewer: Viewer, report?: Report): LookUp => ({
  ...lookUpOf<typeof LOOKUPS>(providers, viewer, report),
  email: (text) => ask({ report }, 'email', () => embeddedEmail.facts(text)),
});
