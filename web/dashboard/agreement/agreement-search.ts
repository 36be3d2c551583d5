import { anyText, oneOf, searchOf } from '../address/search.js';

/** Whose agreement is edited: without a kind, that of the account. */
export const readAgreementSearch = searchOf({ for: oneOf(['listing', 'channel', 'reservation']), name: anyText });

export type AgreementSearch = ReturnType<typeof readAgreementSearch>;
