import { linkOptions } from '@tanstack/react-router';
import type { Operations } from '../graph/answers.js';
import { type CaseSearch, FILTER_NAMES, type FilterName, type ListSearch, NOBODY } from './list-search.js';
import { type Filter, type Sort, VIEWS, type View } from './views.js';

/** GraphQL names of the filters. */
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
} as const satisfies Record<FilterName, keyof Filter>;

/** A view, narrowed by the address's filters. */
export interface Asked {
  view: View;
  given: Pick<ListSearch, FilterName>;
  sort: Sort;
}

/** The lists of reservations, by the path of their page. */
export const LISTS = { review: VIEWS, reservations: [VIEWS.at(-1)!] } as const;

export type ListPath = keyof typeof LISTS;

export function readAsked(search: ListSearch, path: ListPath): Asked {
  const views: readonly View[] = LISTS[path];
  const view = views.find(({ key }) => key === search.view) ?? views[0]!;
  const given = Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  ) as Asked['given'];
  return { view, given, sort: search.sort ?? view.sort };
}

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
  return value && shift !== undefined ? dayOfMoment(value, shift) : (value ?? undefined);
}

export const filterOf = ({ view, given }: Asked): Filter =>
  Object.assign(
    view.filter(),
    ...Object.entries(given).flatMap(([name, value]) => (value ? [conditionOf(name as FilterName, value)] : [])),
  ) as Filter;

/** The search parameters of a list. The first view and the order of a view are left out. */
export const searchFor = (path: ListPath, { view, given, sort }: Asked): ListSearch => ({
  view: view === LISTS[path][0] ? undefined : view.key,
  ...given,
  sort: sort === view.sort ? undefined : sort,
});

export interface Opened {
  list: ListPath;
  asked: Asked;
}

/** The list that a reservation was opened from; null if it was opened by itself. */
export const readCase = ({ list, ...search }: CaseSearch): Opened | null =>
  list ? { list, asked: readAsked(search, list) } : null;

export const linkToList = ({ list, asked }: Opened) => ({ to: `/${list}`, search: searchFor(list, asked) }) as const;

/** The link to a reservation that remembers its list. */
export const linkToCase = (id: string, { list, asked }: Opened) =>
  linkOptions({ to: '/reservation/$id', params: { id }, search: { list, ...searchFor(list, asked) } });

type Saved = Operations['Views']['answer']['savedViews'][number];

/** The search parameters of a saved view. */
export function searchOfSaved({ filter, sort }: Saved): ListSearch {
  const given = Object.fromEntries(FILTER_NAMES.map((name) => [name, addressValueOf(name, filter[NAMES[name]])]));
  const assignee = filter.isAssigned === false ? NOBODY : filter.assigneeId;
  return { view: 'all', ...given, assignee: assignee ?? undefined, sort: sort ?? undefined };
}

/** The filters to save. A view's relative dates are left out: a saved view has fixed dates only. */
export function savedFilterOf(asked: Asked): Filter {
  const { checkInFrom: _, checkInTo: __, ...lasting } = asked.view.filter();
  return { ...lasting, ...filterOf({ ...asked, view: { ...asked.view, filter: () => lasting } }) };
}
