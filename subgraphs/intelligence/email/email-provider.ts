import type { Answer } from '../answer/answer.js';
import type { EmailFacts } from './email-facts.type.js';

/** Says what is known of an e-mail address. Bad input is an invalid address, never an error; an outage throws. */
export interface EmailProvider {
  facts(email: string): Promise<Answer<EmailFacts>>;
}
