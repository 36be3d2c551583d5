import type { Answer } from '../answer/answer.js';
import type { AddressFacts } from './address-facts.type.js';

/** The parts of a postal address, each as somebody wrote it. */
export interface PostalAddress {
  text?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  zipcode?: string | null;
  country?: string | null;
}

/**
 * Says where a postal address is, no more exactly than its data allows. Bad input is an address without a match, never
 * an error; an outage throws.
 */
export interface AddressProvider {
  facts(address: PostalAddress): Promise<Answer<AddressFacts>>;
}
