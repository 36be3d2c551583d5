import { ENTRY_KEYS } from '../../checks/catalog.js';

type Type = 'string' | 'bool' | 'dyn';

const maybe = 'dyn' as const;

/**
 * Names that conditions can use, and their types. Numbers and values that may be unknown are `dyn`: a comparison with
 * null is not true, so the rule does not fire. Mirrors `RuleFacts`.
 */
export const VOCABULARY: Record<string, Record<string, Type> | Type> = {
  reservation: {
    status: 'string',
    source: 'string',
    pms: 'string',
    listing_id: maybe,
    currency: maybe,
    nights: maybe,
    number_of_guests: maybe,
    total_price: maybe,
    average_daily_rate: maybe,
    lead_time_days: maybe,
    check_in_date: maybe,
    check_out_date: maybe,
  },
  guest: {
    age: maybe,
    has_name: 'bool',
    email_domain: maybe,
    completed_stays: maybe,
    canceled_stays: maybe,
    declined_stays: maybe,
  },
  listing: { country: maybe, accommodates: maybe },
  phone: { known: 'bool', valid: maybe, country: maybe, line_type: maybe },
  email: { known: 'bool', valid: maybe, disposable: maybe, free: maybe, masked: maybe },
  ip: { known: 'bool', country: maybe },
  address: { known: 'bool', country: maybe },
  payments: { count: maybe, failed: maybe, chargebacks: maybe, disputes: maybe },
  blacklist_hits: maybe,
  portal: { skipped: 'bool', completed: 'bool' },
  decision: { status: 'string', risk_score: maybe, risk_color: 'string' },
  entries: Object.fromEntries(ENTRY_KEYS.map((key) => [key, 'string' as const])),
};

/** Functions that conditions can call. Excludes regular expressions and loops, which could run for hours. */
export const FUNCTIONS = [
  'size',
  'startsWith',
  'endsWith',
  'contains',
  'lowerAscii',
  'upperAscii',
  'trim',
  'int',
  'double',
  'string',
];
