/** Values that events carry and records hold as well, with their descriptions in the graph. */

export const PAYMENT_EVENT_KINDS = {
  authorization: 'An amount was held, or could not be held.',
  charge: 'An amount was charged, or could not be charged.',
  refund: 'An amount was refunded.',
  dispute: 'The payer disputes a payment.',
  chargeback: 'The bank took a payment back.',
} as const;

export const PAYMENT_EVENT_STATUSES = {
  info: 'Neither a success nor a failure.',
  warning: 'Succeeded, but the processor warns of a risk.',
  success: 'Succeeded.',
  failure: 'Failed.',
} as const;

export const MESSAGE_STATUSES = {
  queued: 'Waiting to be sent.',
  waiting_for_approval: 'Waiting until the guest is approved or verified.',
  held: 'No sender is configured.',
  sent: 'Accepted by the mail server or provider.',
  simulated: 'Not sent: the account is in test mode.',
  failed: 'Could not be sent.',
  canceled: 'Canceled before it was sent.',
} as const;

export const ID_IMAGE_STEPS = {
  front: 'Front of the document (portrait side).',
  back: 'Back of the document.',
  selfie: "Guest's face.",
} as const;

export const CODE_CHANNELS = {
  email: 'Email.',
  sms: 'Text message.',
} as const;
