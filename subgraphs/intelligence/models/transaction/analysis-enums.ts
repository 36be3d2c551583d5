import { capitalEnumOf, enumOf } from '#kit/graph/enum-of.js';

export const PaymentSignalGroup = capitalEnumOf('PaymentSignalGroup', 'Part of the input that a signal is about.', {
  email: 'Email address.',
  phone: 'Phone number.',
  ip: 'IP address.',
  billing: 'Billing address.',
  velocity: 'Number of requests in a session.',
  history: 'Earlier requests.',
});

export const PaymentInputPart = enumOf('PaymentInputPart', 'Part of the input of a fraud analysis.', {
  email: 'Email address.',
  phone: 'Phone number.',
  ip: 'IP address.',
  billing: 'Billing address.',
  history: 'Earlier requests.',
});
