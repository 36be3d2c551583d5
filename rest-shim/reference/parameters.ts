import type { JsonSchema } from './json-schema.js';

const SWITCH: JsonSchema = { type: 'boolean' };
const COUNT: JsonSchema = { type: 'integer', minimum: 0, pattern: undefined };
const SIZE: JsonSchema = { type: 'integer', minimum: 1, pattern: undefined };

const day = (what: string): [string] => [`${what}: a date (YYYY-MM-DD), or a date with time and time zone (ISO 8601).`];

/**
 * Descriptions of path and query parameters by name, or by first path segment and name, with a schema where the route
 * table has none. Other parameters take the description of the GraphQL argument that they are passed to.
 */
export const PARAMETERS: Record<string, [description: string, shape?: JsonSchema]> = {
  id: ['ID of the record.'],
  'accounts id': ['Account ID, or `me` for your own account.'],
  'accounts status': ['New status of the account: `active` or `disabled`.'],
  key: ['API key ID, or name of the setting.'],
  tag: ['Tag of the template, unique within the account.'],
  step: ['Image type: front or back of the document, or a selfie.'],
  type: ['Document type, or type of check.'],
  from: ['Offset: number of items to skip. Defaults to 0.', COUNT],
  'authority-reports from': ['First arrival date of the range.'],
  size: ['Page size. Defaults to 25; values above 100 are treated as 100.', SIZE],
  limit: ['Alias for `size`.', SIZE],
  after_sequence: ['Sequence number of the last event you received. Only later events are returned.', COUNT],
  epoch: [
    '`Events-Epoch` header of the response that `after_sequence` comes from. If sequence numbers have been ' +
      'reset since, the request fails with 409 `events_start_over`.',
  ],
  user_id: ['ID of a sub-account. Defaults to your own account.'],
  pms: ['Property management system whose IDs the request uses; `api` for your own IDs.'],
  usepmsid: ['Whether `id` is the booking ID in the system given by `pms`, rather than a confirmation code.', SWITCH],
  sync: ['Whether to wait up to 7 seconds for the analysis.', SWITCH],
  skip_gp: ['Whether to decide without the guest portal.', SWITCH],
  callback: ['URL to post the result to when it is ready.', { format: 'uri' }],
  hidepw: ['Whether to hide the password field on the signup page.', SWITCH],
  redirect: ["URL to redirect to after signup. Its origin must be on the operator's allowlist.", { format: 'uri' }],
  suspended: ['`true` suspends the account, `false` lifts the suspension.'],
  status: ['Filter by status.'],
  sort: ['Sort order; prefix with `-` for descending.'],
  search: ['Search text: matches code, name, email address, phone number or listing.'],
  building: ['Filter by building.'],
  source: ['Filter by booking channel.'],
  listing_id: ['Filter by listing ID.'],
  verification_status: ['Filter by verification status.'],
  guest_portal_status: ['Filter by guest portal status.'],
  risk_color: ['Filter by risk color.'],
  check_in_from: day('Check-in on or after'),
  check_in_to: day('Check-in on or before'),
  check_out_from: day('Check-out on or after'),
  check_out_to: day('Check-out on or before'),
  created_from: day('Created on or after'),
  created_to: day('Created on or before'),
  updated_from: day('Updated on or after'),
  updated_to: day('Updated on or before'),
  webhook_key: ['Event category, if not given in the body.'],
  webhook_url: ['Registered URL, if not given in the body.'],
  yob: ['Year of birth (YYYY).'],
  year_of_birth: ['Year of birth (YYYY).'],
  threshold: ['Minimum name similarity, from 0 to 1.'],
  country: ['Country name or two-letter country code.'],
};
