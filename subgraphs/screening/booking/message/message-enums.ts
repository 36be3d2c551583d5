import { MESSAGE_STATUSES } from '#event-words';
import { enumOf } from '#kit/graph/enum-of.js';
import type { MessageStatus, Trigger, Via } from './message.entity.js';

export const MessageChannel = enumOf<Via>('MessageChannel', 'Channel of a message.', {
  email: 'Email.',
  sms: 'Text message.',
});

export const MessageMethod = enumOf('MessageMethod', 'Delivery method of a message.', {
  smtp: 'Mail server.',
  http: 'HTTP API of a provider.',
  simulated: 'Not sent: the account is in test mode.',
  none: 'No sender is configured.',
});

export const MessageTrigger = enumOf<Trigger>('MessageTrigger', 'What triggers a message.', {
  reservation_created: 'The reservation was created.',
  guest_portal_completed: 'The guest completed the portal.',
  verified: 'The automated verdict is verified.',
  review: 'The automated verdict is review.',
  approved: 'The guest was approved.',
  declined: 'The guest was declined.',
  before_check_in: 'A number of hours before check-in.',
  portal_incomplete: 'The guest still has screens of the portal to fill in: a reminder.',
  manual: 'Sent by a user.',
});

export const MessageState = enumOf<MessageStatus>('MessageStatus', 'Status of a message.', MESSAGE_STATUSES);
