import { coveredBy } from '../../email/domain-lists.js';
import { MASKED_DOMAINS } from '../../email/masked-domains.js';
import { guestKeyOf, mailboxOf } from '../guests/guest-keys.js';

/**
 * What may help a caller whose guest is not known. It follows from the spelling alone: nothing of it depends on which
 * guests any account has.
 */
export function suggestionsFor(guest: string): string[] {
  const key = guestKeyOf(guest);
  const late = 'A reservation counts a moment after it is saved, and not after its guest was erased.';
  if (!key)
    return [
      'Give an e-mail address, or a phone number in international format with its plus sign.',
      'Encode it as URLs want it.',
    ];
  if (key.type === 'phone')
    return ['Check the country code of the number.', 'Try the e-mail address of the guest.', late];
  const mailbox = mailboxOf(guest)!;
  if (coveredBy(MASKED_DOMAINS, mailbox.slice(mailbox.lastIndexOf('@') + 1)))
    return [
      'The address belongs to a booking channel and is new for each booking.',
      'Try the phone number of the guest.',
      late,
    ];
  return ['Check the spelling of the address.', 'Try the phone number of the guest in international format.', late];
}
