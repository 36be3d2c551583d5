/** Citus distribution column. Every table not listed below has it. */
export const DISTRIBUTION_COLUMN = 'account_id';

/** The distributed table that all others are co-located with. */
export const FIRST_DISTRIBUTED = 'screening.reservation';

const SIGN_IN = 'Looked up by a hash before the account is known: copied to every node, so that no shard is queried.';
const FAMILY = 'Read along the account tree. Citus supports that recursive query on reference tables only.';
const REGISTRATION = 'Joined with the local delivery queue.';
const RATES = 'Joined with reservations.';

/**
 * Small tables copied to every node. They may have unique indexes across accounts: rows that are looked up by a hash
 * before the account is known must be in the same table as that hash, because the authentication queries also walk
 * the account tree in one statement. Citus runs a recursive query over reference tables alone or within one shard;
 * joining a separate lookup table with distributed rows would be neither.
 */
export const REFERENCE_TABLES: Record<string, string> = {
  'identity.account': FAMILY,
  'identity.account_secret': SIGN_IN,
  'identity.api_key': SIGN_IN,
  'identity.branding': FAMILY,
  'identity.oidc_attempt': SIGN_IN,
  'identity.oidc_connection': SIGN_IN,
  'identity.oidc_identity': SIGN_IN,
  'identity.owner_link': SIGN_IN,
  'identity.passkey': SIGN_IN,
  'identity.password_reset': SIGN_IN,
  'identity.pending_sign_in': SIGN_IN,
  'identity.person': SIGN_IN,
  'identity.recovery_code': SIGN_IN,
  'identity.session_person': SIGN_IN,
  'identity.sign_in_domain': SIGN_IN,
  'identity.sign_in_policy': FAMILY,
  'identity.signup_link': SIGN_IN,
  'identity.totp_factor': SIGN_IN,
  'identity.user_session': SIGN_IN,
  'identity.webhook_endpoint': REGISTRATION,
  'identity.webhook_signing': REGISTRATION,
  'screening.usd_rate': RATES,
};

const QUEUE = 'A queue that is claimed across accounts and emptied.';
const TURNS = 'Claimed across accounts when due.';
const DATASET = 'Imported data, which belongs to no account and is not joined with account rows.';
const THROTTLE = 'Counts attempts, without an account; deleted within days.';
const MIGRATIONS = 'Records which migrations have run.';
const MARK = 'A few rows with the state of the service itself.';

/** Tables that stay on the coordinator. */
export const LOCAL_TABLES: Record<string, string> = {
  'edge.data_key': MARK,
  'edge.digest_key': MARK,
  'screening.contact_seal': MARK,
  'edge.key_use': 'Counts the use of API keys; unlogged.',
  'identity.delivery': QUEUE,
  'identity.delivery_attempt': QUEUE,
  'identity.known_browser': THROTTLE,
  'identity.migration': MIGRATIONS,
  'identity.notification': TURNS,
  'identity.passkey_challenge': THROTTLE,
  'identity.sign_in_throttle': THROTTLE,
  'intelligence.breach': DATASET,
  'intelligence.breached_account': DATASET,
  'intelligence.carrier': DATASET,
  'intelligence.company': DATASET,
  'intelligence.dataset_fetch': DATASET,
  'intelligence.dataset_version': DATASET,
  'intelligence.domain_registration': DATASET,
  'intelligence.eviction': DATASET,
  'intelligence.institution': DATASET,
  'intelligence.ip_block': DATASET,
  'intelligence.migration': MIGRATIONS,
  'intelligence.mmdb_piece': DATASET,
  'intelligence.model_artefact': DATASET,
  'intelligence.model_use': DATASET,
  'intelligence.news_item': DATASET,
  'intelligence.place': DATASET,
  'intelligence.postal_code': DATASET,
  'intelligence.record_change': DATASET,
  'intelligence.region': DATASET,
  'intelligence.segment_build': MARK,
  'intelligence.sex_offender': DATASET,
  'intelligence.social_account': DATASET,
  'intelligence.usd_rate': DATASET,
  'intelligence.watchlist_change': DATASET,
  'intelligence.watchlist_entry': DATASET,
  'intelligence.watchlist_keyed': DATASET,
  'intelligence.watchlist_name': DATASET,
  'intelligence.watchlist_term': DATASET,
  'outbox.announcement': QUEUE,
  'outbox.epoch': MARK,
  'outbox.heartbeat': MARK,
  'property.migration': MIGRATIONS,
  'screening.migration': MIGRATIONS,
  'screening.record_reading': MARK,
  'screening.usd_rate_reading': MARK,
  'screening.watchlist_reading': MARK,
};

/** Schemas of other software. All their tables stay on the coordinator. */
export const LOCAL_SCHEMAS: Record<string, string> = { jobs: 'The job queue, created by pg-boss.' };
