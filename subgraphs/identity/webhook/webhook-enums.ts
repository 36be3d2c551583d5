import { capitalEnumOf, enumOf } from '#kit/graph/enum-of.js';
import type { NoAnswerReason } from '#kit/outbound/post-json.js';
import type { RefusalReason } from '#kit/outbound/public-address.js';
import type { WEBHOOK_KEYS } from '#records/names/words.js';

const CATEGORIES = {
  guest_portal_webhook_url: 'Progress in the guest portal.',
  screening_webhook_url: 'Verification results.',
  messaging_webhook_url: 'Messages to guests.',
  reservation_webhook_url: 'Reservations.',
  listing_webhook_url: 'Listings.',
  account_webhook_url: 'Accounts.',
} satisfies Record<(typeof WEBHOOK_KEYS)[number], string>;

export const WebhookKeyEnum = enumOf('WebhookKey', 'Event category of a webhook.', CATEGORIES);

export const DeliveryKey = enumOf('DeliveryKey', 'Event category of a delivery.', {
  ...CATEGORIES,
  callback: 'Callback requested by a single API request.',
});

export const WebhookKind = enumOf('WebhookKind', 'Payload of a webhook.', {
  full: 'The body includes the record.',
  thin: "The body includes only the record's ID.",
});

export const WebhookDisabledReason = capitalEnumOf('WebhookDisabledReason', 'Why a webhook was disabled.', {
  gone: 'The receiver returned 410.',
  failing: 'Deliveries failed for 5 days.',
});

export const DeliveryPurpose = capitalEnumOf('DeliveryPurpose', 'Origin of a delivery.', {
  event: 'An event.',
  redelivery: 'An event, delivered again on request.',
  sample: 'A sample event.',
  callback: 'A callback requested by a single API request.',
});

type GivenUp = 'endpoint_removed' | 'endpoint_disabled' | 'guest_erased' | 'not_sendable';

export const DeliveryFault = capitalEnumOf<'refused' | Lowercase<NoAnswerReason | RefusalReason> | GivenUp>(
  'DeliveryFault',
  'Why an attempt to deliver an event failed, or why the delivery was given up.',
  {
    refused: 'The receiver returned a status other than 2xx.',
    timed_out: 'The receiver did not respond in time.',
    not_connected: 'No connection could be made.',
    broken_off: 'The connection was closed before the response was complete.',
    malformed: 'The URL is not valid.',
    scheme: 'The URL is neither http nor https.',
    credentials: 'The URL contains a user name or password.',
    not_public: 'The host name does not resolve to a public IP address.',
    not_resolved: 'The host name could not be resolved.',
    dns_timeout: 'Resolving the host name timed out.',
    endpoint_removed: 'The webhook was removed.',
    endpoint_disabled: 'The webhook was disabled.',
    guest_erased: 'The guest was erased.',
    not_sendable: 'The service could not prepare the delivery for three days.',
  },
);
