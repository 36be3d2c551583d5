import type { JsonSchema } from './json-schema.js';

const SWITCH: JsonSchema = { type: 'boolean' };
const COUNT: JsonSchema = { type: 'integer', minimum: 0, pattern: undefined };
const SIZE: JsonSchema = { type: 'integer', minimum: 1, pattern: undefined };

const day = (what: string): [string] => [`Only what ${what}: a day, or a moment with its zone.`];

/**
 * What parameters of paths and queries mean wherever they turn up, or only on paths that begin with a word, and their type where the table of routes says less.
 * Others are described by the argument of the graph that they go to.
 */
export const PARAMETERS: Record<string, [description: string, shape?: JsonSchema]> = {
  id: ['The identifier of the record.'],
  'accounts id': ['The identifier of the account; `me` is the own one.'],
  'accounts status': ['Switches the account on or off.'],
  key: ['The identifier of the API key, or the name of the setting.'],
  tag: ['The name of the template within the account.'],
  step: ['Which picture: a side of the document, or the face.'],
  type: ['Which kind of document or check.'],
  from: ['How many to pass over.', COUNT],
  size: ['How many to answer at most; larger values are cut to 100.', SIZE],
  limit: ['Another name for `size`.', SIZE],
  after_sequence: ['The number of the last event that is known already.', COUNT],
  epoch: ['The `Events-Epoch` that came with it: 409 `events_start_over` where the log does not go on from there.'],
  user_id: ['An account below the own one; left out it is the own account.'],
  pms: ['The booking system whose identifiers the request uses; `api` for codes of your own.'],
  usepmsid: ['Reads `id` as the identifier in the booking system that `pms` names.', SWITCH],
  sync: ['Waits up to 25 seconds for the analysis.', SWITCH],
  skip_gp: ['Decides without the portal of the guest.', SWITCH],
  callback: ['An address that the result is posted to when it is there.', { format: 'uri' }],
  hidepw: ['The page of the link asks for no password.', SWITCH],
  redirect: ['Where the page of the link leads to afterwards; only to an origin that is allowed.', { format: 'uri' }],
  suspended: ['Suspends the account, or ends that.'],
  status: ['Only those of this status.'],
  sort: ['The order; `-` turns it round.'],
  search: ['Finds by code, name, e-mail address, phone number or listing.'],
  building: ['Only what is in this building.'],
  source: ['Only what came from this source.'],
  listing_id: ['Only those of this listing.'],
  verification_status: ['Only those whose verification stands there.'],
  guest_portal_status: ['Only those whose portal stands there.'],
  risk_color: ['Only those of this colour.'],
  check_in_from: day('arrives then or later'),
  check_in_to: day('arrives then or earlier'),
  check_out_from: day('departs then or later'),
  check_out_to: day('departs then or earlier'),
  created_from: day('was made then or later'),
  created_to: day('was made then or earlier'),
  updated_from: day('changed then or later'),
  updated_to: day('changed then or earlier'),
  webhook_key: ['Which category is meant, where the body does not say.'],
  webhook_url: ['The registered address, where the body does not say.'],
  yob: ['The year of birth.'],
  year_of_birth: ['The year of birth.'],
  threshold: ['How alike names must be, from 0 to 1.'],
  country: ['A country, by name or code of two letters.'],
};
