import type { Answer } from '../answer/answer.js';
import type { PhoneFacts } from './phone-facts.type.js';

/** Says what is known of a phone number. Bad input is an invalid number, never an error; an outage throws. */
export interface PhoneProvider {
  /** `defaultCountry`: ISO 3166-1 alpha-2, for numbers in national form; an unknown one counts as none. */
  facts(number: string, defaultCountry?: string | null): Promise<Answer<PhoneFacts>>;
}
