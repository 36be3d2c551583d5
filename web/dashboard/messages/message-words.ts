import { plural, t } from '@lingui/core/macro';
import type { MessageChannel, MessageTrigger, TemplateRow } from '../graph/answers.js';

export const CHANNELS: Readonly<Record<MessageChannel, string>> = { email: t`Email`, sms: t`Text message` };

/** The placeholders of messages, by name. */
export const PLACEHOLDER_LABELS: Readonly<Record<string, string>> = {
  'guest.first_name': t`First name`,
  'guest.last_name': t`Last name`,
  'guest.full_name': t`Full name`,
  'listing.name': t`Listing`,
  'listing.address': t`Address`,
  check_in_date: t`Arrival day`,
  check_in_time: t`Check-in time`,
  check_out_date: t`Departure day`,
  check_out_time: t`Check-out time`,
  nights: t`Nights`,
  number_of_guests: t`Guests`,
  confirmation_code: t`Confirmation code`,
  guest_portal_url: t`Guest portal link`,
};

/** What makes the service send a template. */
export const TRIGGERS: Readonly<Record<MessageTrigger, string>> = {
  manual: t`You send it`,
  reservation_created: t`Reservation created`,
  guest_portal_completed: t`Guest portal completed`,
  verified: t`Automatic result: verified`,
  review: t`Automatic result: needs review`,
  approved: t`Guest approved`,
  declined: t`Guest declined`,
  before_check_in: t`Before check-in`,
  portal_incomplete: t`Reminder: guest portal incomplete`,
};

/** “Guest approved, 30 minutes later”, “24 hours before check-in”, “Reminder 24 hours after booking” */
export function timingOf({ trigger, delayMinutes, hoursBeforeCheckIn, repeatHours }: TemplateRow): string {
  if (trigger === 'before_check_in') {
    const before = hoursBeforeCheckIn ?? 0;
    return plural(before, { one: '# hour before check-in', other: '# hours before check-in' });
  }
  const later = delayMinutes % 60 === 0 ? hours(delayMinutes / 60) : minutes(delayMinutes);
  if (trigger === 'portal_incomplete')
    return repeatHours
      ? t`Reminder ${later} after the reservation, then every ${hours(repeatHours)}`
      : t`Reminder ${later} after the reservation`;
  return delayMinutes === 0 ? TRIGGERS[trigger] : t`${TRIGGERS[trigger]}, ${later} later`;
}

const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' });
const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
