import type { MessageChannel, MessageTrigger, TemplateRow } from '../graph/answers.js';

export const CHANNELS: Readonly<Record<MessageChannel, string>> = { email: 'Email', sms: 'Text message' };

/** What makes the service send a template. */
export const TRIGGERS: Readonly<Record<MessageTrigger, string>> = {
  manual: 'You send it',
  reservation_created: 'Reservation created',
  guest_portal_completed: 'Guest portal completed',
  verified: 'Automatic result: verified',
  review: 'Automatic result: needs review',
  approved: 'Guest approved',
  declined: 'Guest declined',
  before_check_in: 'Before check-in',
  portal_incomplete: 'Reminder: guest portal incomplete',
};

/** “Guest approved, 30 minutes later”, “24 hours before check-in”, “Reminder 24 hours after booking” */
export function timingOf({ trigger, delayMinutes, hoursBeforeCheckIn, repeatHours }: TemplateRow): string {
  if (trigger === 'before_check_in') return `${counted(hoursBeforeCheckIn ?? 0, 'hour')} before check-in`;
  const later = delayMinutes % 60 === 0 ? counted(delayMinutes / 60, 'hour') : counted(delayMinutes, 'minute');
  if (trigger === 'portal_incomplete')
    return `Reminder ${later} after booking${repeatHours ? `, then every ${counted(repeatHours, 'hour')}` : ''}`;
  return delayMinutes === 0 ? TRIGGERS[trigger] : `${TRIGGERS[trigger]}, ${later} later`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
