import { anyDay, anyId, anyText, oneOf, searchOf } from '../address/search.js';
import type { PortalScreen } from '../graph/answers.js';
import { SCREENS } from '../look/screen-names.js';
import { VIEW_KEYS } from './views.js';

/** In the address, in place of a team member. */
export const NOBODY = 'nobody';

const SORTS = [
  'CREATED_AT',
  'CREATED_AT_DESCENDING',
  'CHECK_IN_DATE',
  'CHECK_IN_DATE_DESCENDING',
  'CHECK_IN_DATE_THEN_RISK',
  'UPDATED_AT',
  'UPDATED_AT_DESCENDING',
] as const;

/** Filters of a list of reservations, in the order of the address. */
const FILTERS = {
  q: anyText,
  decision: oneOf(['pending', 'review', 'verified', 'approve', 'decline']),
  verification: oneOf(['pending', 'review', 'verified']),
  risk: oneOf(['green', 'yellow', 'orange', 'red', 'black']),
  booking: oneOf(['CONFIRMED', 'CANCELED', 'INQUIRY']),
  portal: oneOf(['COMPLETED', 'INCOMPLETE']),
  screen: oneOf(Object.keys(SCREENS) as PortalScreen[]),
  stage: oneOf(['OPENED', 'STOPPED', 'SUBMITTED', 'ACCEPTED']),
  from: anyDay,
  to: anyDay,
  received: anyDay,
  receivedTo: anyDay,
  account: anyId,
  assignee: (raw: string) => (raw === NOBODY ? NOBODY : anyId(raw)),
  tag: anyText,
};

export type FilterName = keyof typeof FILTERS;

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

const LIST = { view: oneOf(VIEW_KEYS), ...FILTERS, sort: oneOf(SORTS) };

export const readListSearch = searchOf(LIST);

export type ListSearch = ReturnType<typeof readListSearch>;

/** Of a reservation: the list that it was opened from, with its filters. */
export const readCaseSearch = searchOf({ list: oneOf(['review', 'reservations']), ...LIST });

export type CaseSearch = ReturnType<typeof readCaseSearch>;
