import { coveredBy } from '../../email/domain-lists.js';
import { MASKED_DOMAINS } from '../../email/masked-domains.js';
import { guestKeyOf, mailboxOf } from '../guests/guest-keys.js';

/**
 * Suggestions for an unknown guest. Based only on the format of the identifier, so that they reveal nothing about any
 * account's guests.
 */
export function suggestionsFor(guest: string): string[] {
  const key = guestKeyOf(guest);
  const late = 'New reservations take a moment to appear; erased guests are not included.';
  if (!key)
    return [
      'Use an email address, or a phone number in international format with a leading plus sign.',
      'URL-encode it.',
    ];
  if (key.type === 'phone')
    return ['Check the country code of the phone number.', "Try the guest's email address.", late];
  const mailbox = mailboxOf(guest)!;
  if (coveredBy(MASKED_DOMAINS, mailbox.slice(mailbox.lastIndexOf('@') + 1)))
    return [
      'This is a booking channel address, which is different for each booking.',
      "Try the guest's phone number.",
      late,
    ];
  return ['Check the spelling of the email address.', "Try the guest's phone number in international format.", late];
}
