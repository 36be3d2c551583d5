import type { Answer } from '../answer/answer.js';
import type { AddressFacts } from './address-facts.type.js';

/** Parts of a postal address as entered. */
export interface PostalAddress {
  text?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  zipcode?: string | null;
  country?: string | null;
}

/**
 * Locates a postal address, as precisely as the data allows. Invalid input is an address without a match, never an
 * error; an outage throws.
 */
export interface AddressProvider {
  facts(address: PostalAddress): Promise<Answer<AddressFacts>>;
}
