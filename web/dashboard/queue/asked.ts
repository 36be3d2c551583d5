import { addressOf } from '../address/route.js';
import type { Operations } from '../graph/answers.js';
import { type Filter, type Sort, VIEWS, type View } from './views.js';

/** Filter names in the address, with their GraphQL names. */
const NAMES = {
  q: 'search',
  decision: 'compositeStatus',
  verification: 'verificationStatus',
  risk: 'riskColor',
  booking: 'status',
  portal: 'guestPortalStatus',
  screen: 'portalScreen',
  stage: 'portalStage',
  from: 'checkInFrom',
  to: 'checkInTo',
  received: 'createdFrom',
  receivedTo: 'createdTo',
  account: 'accountId',
  assignee: 'assigneeId',
  tag: 'tag',
} as const satisfies Record<string, keyof Filter>;

export type FilterName = keyof typeof NAMES;

export const FILTER_NAMES = Object.keys(NAMES) as FilterName[];

/** A view, narrowed by the address's filters. */
export interface Asked {
  view: View;
  given: Partial<Record<FilterName, string>>;
  sort: Sort;
}

export function readAsked(query: URLSearchParams, views: readonly View[]): Asked {
  const view = views.find(({ key }) => key === query.get('view')) ?? views[0]!;
  const given = Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])),
  ) as Asked['given'];
  return { view, given, sort: (query.get('sort') as Sort | null) ?? view.sort };
}

/** In the address, in place of a team member. */
export const NOBODY = 'nobody';

const DAY_MS = 86_400_000;

/**
 * Filters that are days in the address and moments in the query. Days are in UTC, as on the page of figures. The query
 * ends before its last moment, so the last day is one day later there.
 */
const MOMENTS: Partial<Record<FilterName, number>> = { received: 0, receivedTo: DAY_MS };

const momentOf = (day: string, shift: number) => new Date(Date.parse(`${day}T00:00:00Z`) + shift).toISOString();
const dayOfMoment = (moment: string, shift: number) => new Date(Date.parse(moment) - shift).toISOString().slice(0, 10);

function conditionOf(name: FilterName, value: string): Filter {
  if (name === 'assignee' && value === NOBODY) return { isAssigned: false };
  const shift = MOMENTS[name];
  return { [NAMES[name]]: shift === undefined ? value : momentOf(value, shift) };
}

function addressValueOf(name: FilterName, value: string | null | undefined) {
  const shift = MOMENTS[name];
  return value && shift !== undefined ? dayOfMoment(value, shift) : value;
}

export const filterOf = ({ view, given }: Asked): Filter =>
  Object.assign(
    view.filter(),
    ...Object.entries(given).map(([name, value]) => conditionOf(name as FilterName, value)),
  ) as Filter;

export function addressFor(path: string, { view, given, sort }: Asked, isFirst: boolean): string {
  return addressOf(path, { view: isFirst ? null : view.key, ...given, sort: sort === view.sort ? null : sort });
}

/** The lists of reservations, by the path of their page. */
export const LISTS = { review: VIEWS, reservations: [VIEWS.at(-1)!] } as const;

export interface Opened {
  list: keyof typeof LISTS;
  asked: Asked;
}

/** The list that a reservation was opened from; null if it was opened by itself. */
export function readCase(query: URLSearchParams): Opened | null {
  const list = query.get('list');
  return list === 'review' || list === 'reservations' ? { list, asked: readAsked(query, LISTS[list]) } : null;
}

export const listAddress = ({ list, asked }: Opened) => addressFor(list, asked, asked.view === LISTS[list][0]);

/** The address of a reservation that remembers its list. */
export function caseAddress(id: string, opened: Opened): string {
  const [, filters = ''] = listAddress(opened).split('?');
  return addressOf(`reservation/${id}`, { list: opened.list, ...Object.fromEntries(new URLSearchParams(filters)) });
}

type Saved = Operations['Views']['answer']['savedViews'][number];

/** The address of a saved view. */
export function addressOfSaved({ filter, sort }: Saved): string {
  const given = FILTER_NAMES.map((name) => [name, addressValueOf(name, filter[NAMES[name]])] as const);
  const assignee = filter.isAssigned === false ? NOBODY : filter.assigneeId;
  return addressOf('review', { view: 'all', ...Object.fromEntries(given), assignee, sort });
}

/** The filters to save. A view's relative dates are left out: a saved view has fixed dates only. */
export function savedFilterOf(asked: Asked): Filter {
  const { checkInFrom: _, checkInTo: __, ...lasting } = asked.view.filter();
  return { ...lasting, ...filterOf({ ...asked, view: { ...asked.view, filter: () => lasting } }) };
}
