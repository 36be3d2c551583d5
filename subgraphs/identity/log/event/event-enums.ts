import {
  CODE_CHANNELS,
  ID_IMAGE_STEPS,
  MESSAGE_STATUSES,
  PAYMENT_EVENT_KINDS,
  PAYMENT_EVENT_STATUSES,
} from '#event-words';
import { capitalEnumOf, enumOf } from '#kit/graph/enum-of.js';

// The screening subgraph has the same enums for its records.
export const PaymentEventKind = enumOf('PaymentEventKind', 'Kind of payment event.', PAYMENT_EVENT_KINDS);
export const PaymentEventStatus = enumOf('PaymentEventStatus', 'Outcome of a payment event.', PAYMENT_EVENT_STATUSES);
export const MessageStatus = enumOf('MessageStatus', 'Status of a message.', MESSAGE_STATUSES);
export const IdImageStep = enumOf('IdImageStep', 'Type of an ID document image.', ID_IMAGE_STEPS);
export const PortalCodeVia = capitalEnumOf('PortalCodeVia', 'Channel for one-time codes.', CODE_CHANNELS);

export const SignInFactor = capitalEnumOf('SignInFactor', 'Second factor of a sign-in.', {
  totp: 'One-time code of an authenticator app.',
  recovery: 'Recovery code.',
  passkey: 'Passkey.',
});

/** One enum for all events, so that a document can select the reasons of several subjects. */
export const EventReason = capitalEnumOf('EventReason', 'Why a webhook was disabled, or single sign-on refused.', {
  gone: 'Webhook: the receiver returned 410.',
  failing: 'Webhook: deliveries failed for 5 days.',
  provider: 'Single sign-on: the identity provider did not confirm the user.',
  role: 'Single sign-on: the identity provider gave no role.',
  person: 'Single sign-on: the email address cannot be used for this account.',
});
