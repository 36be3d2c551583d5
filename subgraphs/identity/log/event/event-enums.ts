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

export const SingleSignOnRefusal = capitalEnumOf('SingleSignOnRefusal', 'Why single sign-on was refused.', {
  provider: 'The identity provider did not confirm the user.',
  role: 'The identity provider gave no role.',
  person: 'The email address cannot be used for this account.',
});
