import type { Viewer } from '#kit/graph/viewer.js';
import type { Answer } from './answer/answer.js';
import { ask } from './providers/ask.js';
import type { EmailFacts } from './email/email-facts.type.js';
import { embedded } from './embedded.js';
import type { Providers } from './open-providers.js';
import type { FactsOf, QuestionOf, WithProviders } from './capability-table.js';
import type { Report } from './providers/provider-failed.js';

/** Every lookup, for one viewer. */
export type LookUp = {
  [Name in WithProviders]: (question: QuestionOf<Name>) => Promise<Answer<FactsOf<Name>>>;
} & {
  /** What the address itself tells; nobody outside is asked. */
  email(text: string): Promise<Answer<EmailFacts>>;
};

/**
 * The lookups of a viewer: its account's answers are kept apart, and the questions of an SDK key and of an account in
 * test mode stay in the process.
 */
export function lookUpFor(providers: Providers, { accountId, kind, isTest = false }: Viewer, report?: Report): LookUp {
  const asker = { accountId, insideOnly: kind === 'sdk' || isTest, report };
  const bound = Object.fromEntries(
    Object.entries(providers).map(([name, askProviders]) => [
      name,
      (question: unknown) => (askProviders as (question: unknown, who: typeof asker) => unknown)(question, asker),
    ]),
  ) as Omit<LookUp, 'email'>;
  return { ...bound, email: (text) => ask({ report }, 'email', () => embedded.email.facts(text)) } as LookUp;
}
