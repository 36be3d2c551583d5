import { PAYMENT_EVENT_KINDS, PAYMENT_EVENT_STATUSES } from '#event-words';
import { enumOf } from '#kit/graph/enum-of.js';
import type { CARD_PROVIDERS, EVENT_SOURCES } from '#records/names/words.js';
import type * as words from './payment-words.js';

type Of<List extends readonly string[]> = List[number];

export const PaymentEventSource = enumOf<Of<typeof EVENT_SOURCES>>('PaymentEventSource', 'Payment processor.', {
  processor_a: 'The first supported processor.',
  processor_b: 'The second supported processor.',
  other: 'Any other processor.',
});

export const PaymentEventKind = enumOf<words.EventType>(
  'PaymentEventKind',
  'Kind of payment event.',
  PAYMENT_EVENT_KINDS,
);

export const PaymentEventStatus = enumOf<words.EventStatus>(
  'PaymentEventStatus',
  'Outcome of a payment event.',
  PAYMENT_EVENT_STATUSES,
);

export const PaymentPurpose = enumOf<words.Purpose>('PaymentPurpose', 'What a payment is for.', {
  security_deposit: 'Security deposit.',
  damage_waiver: 'Damage waiver.',
  extra_services: 'Additional services.',
});

export const PaymentMethod = enumOf<Of<typeof words.PAYMENT_METHODS>>('PaymentMethod', 'Means of payment.', {
  card: 'Payment card.',
  ach: 'Bank transfer by ACH.',
});

export const CardFunding = enumOf<Of<typeof words.CARD_TYPES>>('CardFunding', 'Funding of a payment card.', {
  credit: 'Credit card.',
  debit: 'Debit card.',
  prepaid: 'Prepaid card.',
});

export const CardCheck = enumOf<Of<typeof words.CARD_CHECKS>>('CardCheck', 'Result of a check by the card issuer.', {
  pass: 'The value matches.',
  fail: 'The value does not match.',
  unavailable: 'The issuer did not check the value.',
});

export const NetworkStatus = enumOf<Of<typeof words.NETWORK_STATUSES>>(
  'PaymentNetworkStatus',
  'Decision of the card network.',
  {
    approved_by_network: 'Approved.',
    declined_by_network: 'Declined.',
    not_sent_to_network: 'Stopped by the processor before it reached the network.',
    reversed_after_approval: 'Approved, then reversed.',
  },
);

export const ThreeDSecure = enumOf<Of<typeof words.THREE_D_SECURE>>(
  'ThreeDSecureResult',
  'Result of the cardholder authentication (3-D Secure).',
  {
    attempt_acknowledged: 'The issuer acknowledged the attempt without authenticating the cardholder.',
    authenticated: 'Authenticated.',
    exempted: 'Exempt from authentication.',
    failed: 'Authentication failed.',
    not_supported: 'Not supported by the card.',
    processing_error: 'An error occurred.',
  },
);

export const CardProvider = enumOf<Of<typeof CARD_PROVIDERS>>('CardProvider', 'Card network.', {
  visa: 'Visa.',
  mastercard: 'Mastercard.',
  amex: 'American Express.',
  discover: 'Discover.',
  diners: 'Diners Club.',
  jcb: 'JCB.',
  unionpay: 'UnionPay.',
  maestro: 'Maestro.',
  other: 'Any other network.',
});

export const PaymentValidationStatus = enumOf('PaymentValidationStatus', 'Result of validating a payment card.', {
  success: 'The card was accepted.',
  failure: 'The card was refused.',
});
