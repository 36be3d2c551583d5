import type { Viewer } from '#kit/graph/viewer.js';
import type { Answer } from '../lookups/answer/answer.js';
import { ask } from '../lookups/answer/ask.js';
import type { EmailFacts } from '../lookups/email/email-facts.type.js';
import { providers } from '../listed/providers.js';
import type { Doors } from './open-doors.js';
import type { FactsOf, QuestionOf, WithDoors } from './capabilities.js';
import type { Report } from './provider-failed.js';

/** Every lookup, for one viewer. */
export type LookUp = {
  [Name in WithDoors]: (question: QuestionOf<Name>) => Promise<Answer<FactsOf<Name>>>;
} & {
  /** What the address itself tells; nobody outside is asked. */
  email(text: string): Promise<Answer<EmailFacts>>;
};

/**
 * The lookups of a viewer: its account's answers are kept apart, and the questions of an SDK key and of an account in
 * test mode stay in the process.
 */
export function lookUpFor(doors: Doors, { accountId, kind, isTest = false }: Viewer, report?: Report): LookUp {
  const asker = { accountId, insideOnly: kind === 'sdk' || isTest, report };
  const bound = Object.fromEntries(
    Object.entries(doors).map(([name, askDoors]) => [
      name,
      (question: unknown) => (askDoors as (question: unknown, who: typeof asker) => unknown)(question, asker),
    ]),
  ) as Omit<LookUp, 'email'>;
  return { ...bound, email: (text) => ask({ report }, 'email', () => providers.email.facts(text)) } as LookUp;
}
