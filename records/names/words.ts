/** Words of `/v1` that stand for names of companies and products; clients of other services send those instead. */
export const EVENT_SOURCES = ['processor_a', 'processor_b', 'other'] as const;

export const CARD_PROVIDERS = [
  ...['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'maestro', 'other'],
] as const;

/** The categories of events that a URL can be registered for, in the contract's order. */
export const WEBHOOK_KEYS = [
  'guest_portal_webhook_url',
  'screening_webhook_url',
  'messaging_webhook_url',
  'reservation_webhook_url',
  'listing_webhook_url',
  'account_webhook_url',
] as const;

/** Parts of paths. */
export const PATH_WORDS = ['messaging', 'screening-partner'] as const;

/** Every word in paths of `/v1`: an alias that is one of them would hide an operation. */
export const ALL_PATH_WORDS: readonly string[] = [
  ...['accounts', 'adverse-media', 'analyze', 'attempts', 'authority-report', 'authority-reports'],
  ...['background-check', 'batch', 'blacklist', 'breaches', 'children', 'delete'],
  ...['domain', 'email', 'embed', 'erase', 'events', 'fraud'],
  ...['geocode', 'geoip', 'global-watchlist', 'guest-loyalty', 'guest-portal-screens', 'guest-segmentation'],
  ...['guestportal', 'guests', 'idcheck', 'image', 'ip-threats', 'keys'],
  ...['listings', 'lookup', 'loyalty', 'me', 'messaging', 'notes'],
  ...['payments', 'phone', 'predict', 'propertyTypes', 'redeliver', 'register'],
  ...['report', 'reservations', 'results', 'rotate', 'screening-partner', 'screens'],
  ...['search', 'settings', 'sexoffender', 'signup', 'social', 'sources'],
  ...['status', 'str-fraud', 'submit', 'summary', 'templates', 'tenant-evictions'],
  ...['test', 'upload', 'usage-agreement', 'validate', 'webhooks', 'whois'],
];

/** Members of the answer of a partner connection. */
export const PARTNER_MEMBERS = ['platform_id', 'partner_id'] as const;
