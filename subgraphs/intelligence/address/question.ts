import type { PostalAddress } from './address-provider.js';

export type AddressQuestion = PostalAddress;
