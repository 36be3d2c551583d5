import { isSealing } from '#kit/cipher/sealable-text.js';
import { isId } from '#kit/id.js';
import { forSearch } from '#kit/store/fence/scope.js';
import { phoneDigests, wordDigests } from '../guest/contacts/contact-index.js';
import type { PortalStage, ReservationFilter } from './reservation-filter.input.js';

/** Search terms: all words must match the reservation's text, or one of the other terms matches. */
export interface SearchTerms {
  words: string[];
  /** Digits of a phone number in the notations in which it may be stored. */
  phones: string[];
  /** Listings whose name matches. */
  listingIds: string[];
}

/** A filter with its external lookups resolved; null: no such condition. */
export interface ReservationQuery {
  filter: ReservationFilter;
  search: SearchTerms | null;
  /** Listings of the requested building. */
  buildingIds: string[] | null;
  /** Stored spellings of the requested channel; missing: use it as given. */
  sources?: string[] | null;
}

/** Word and phone searches use the text index; its accounts are those of the statement. */
export function searching<Found>({ search }: ReservationQuery, ask: () => Found): Found {
  return search ? forSearch(ask) : ask();
}

/** Adds a value to the statement and returns its `$n`. */
export type Add = (value: unknown) => string;

type Condition = (value: never, add: Add) => string;

const TELLING_DIGITS = 7;

/** Must match the index expression exactly, or the index is not used. */
export const CHECK_IN = `(coalesce(t.check_in_date, '') collate "C")`;
/** Orders by check-in day, then by falling risk. Must match its index expression exactly too. */
export const CHECK_IN_AND_RISK = `((left(coalesce(t.check_in_date, ''), 10) || lpad((100 - coalesce(t.risk_score, -1))::text, 3, '0')) collate "C")`;
const CHECK_OUT = `(coalesce(t.check_out_date, '') collate "C")`;

/** Few reservations have such a row, so that the planner may begin with them. */
const reviewed = (which: string) =>
  `exists (select from screening.review r where r.account_id = t.account_id and r.id = t.id and ${which})`;

const CONDITIONS: Record<
  Exclude<keyof ReservationFilter, 'accountId' | 'search' | 'building' | 'source' | 'portalScreen' | 'portalStage'>,
  Condition
> = {
  status: (value, add) => `t.status = ${add(value)}`,
  verificationStatus: (value, add) => `t.verification_status = ${add(value)}`,
  compositeStatus: (value, add) => `coalesce(t.supervised, t.verification_status) = ${add(value)}`,
  guestPortalStatus: (value, add) => `t.guest_portal_status = ${add(value)}`,
  riskColor: (value, add) => `t.risk_color = ${add(value)}`,
  listingId: (value, add) => (isId(value) ? `t.listing_id = ${add(value)}` : 'false'),
  pms: (value, add) => `t.pms = ${add(value)}`,
  checkInFrom: (value, add) => `${CHECK_IN} >= ${add(value)}`,
  checkInTo: (value, add) => toDay(CHECK_IN, value, add),
  checkOutFrom: (value, add) => `${CHECK_OUT} >= ${add(value)}`,
  checkOutTo: (value, add) => toDay(CHECK_OUT, value, add),
  createdFrom: (value, add) => `t.created_at >= ${add(value)}`,
  createdTo: (value, add) => `t.created_at < ${add(value)}`,
  updatedFrom: (value, add) => `t.updated_at >= ${add(value)}`,
  updatedTo: (value, add) => `t.updated_at < ${add(value)}`,
  assigneeId: (value, add) => (isId(value) ? reviewed(`r.assignee_id = ${add(value)}`) : 'false'),
  isAssigned: (value) => `${value ? '' : 'not '}${reviewed('r.assignee_id is not null')}`,
  tag: (value: string, add: Add) => reviewed(`r.tags @> array[${add(value.trim().toLowerCase())}]::text[]`),
  dueBefore: (value, add) => reviewed(`r.due_at < ${add(value)}`),
};

const STAGES: Readonly<Record<PortalStage, string>> = {
  OPENED: 's.viewed_at is not null',
  STOPPED: 's.viewed_at is not null and s.submitted_at is null',
  SUBMITTED: 's.submitted_at is not null',
  ACCEPTED: 's.accepted_at is not null',
};

/** A guest's progress on one screen of the portal, or on any. */
function onScreen({ portalScreen, portalStage }: ReservationFilter, add: Add): string[] {
  if (!portalScreen && !portalStage) return [];
  const screen = portalScreen ? ` and s.screen = ${add(portalScreen)}` : '';
  return [
    `exists (select from screening.portal_step s where s.account_id = t.account_id and s.reservation_id = t.id
      and ${STAGES[portalStage ?? 'OPENED']}${screen})`,
  ];
}

/**
 * Conditions of a query over the table `t`, except for the accounts, which determine the digests of encrypted contacts.
 */
export function conditionsOf(query: ReservationQuery & { accountIds: string[] }, add: Add): string[] {
  const { filter, search, buildingIds, accountIds } = query;
  const plain = Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = filter[name as keyof ReservationFilter];
    return value === undefined || value === null ? [] : condition(value as never, add);
  });
  return [
    ...plain,
    ...onScreen(filter, add),
    ...fromChannel(query, 't.source', add),
    ...(buildingIds ? [`t.listing_id = any(${add(buildingIds)}::uuid[])`] : []),
    ...(search ? [matches(search, accountIds, add)] : []),
  ];
}

/** A single spelling is compared directly, so that an index can be walked in order. */
export function fromChannel({ filter, sources }: ReservationQuery, column: string, add: Add): string[] {
  if (filter.source === undefined || filter.source === null) return [];
  const spellings = sources ?? [filter.source];
  if (spellings.length === 0) return ['false'];
  return spellings.length === 1 ? [`${column} = ${add(spellings[0])}`] : [`${column} = any(${add(spellings)}::text[])`];
}

/** Both stored forms are searched, since a database that is being encrypted contains both. */
function matches({ words, phones, listingIds }: SearchTerms, accountIds: string[], add: Add): string {
  const sealing = isSealing();
  const either = (plain: string, digests: string[]) =>
    digests.length === 0 ? plain : `(${plain} or t.contact_index && ${add(digests)}::bigint[])`;
  const holdsWord = (word: string) => {
    const plain = holds(word, add).join(' and ');
    return sealing ? either(`(${plain})`, wordDigests(accountIds, word)) : plain;
  };
  const ways = [
    `(${words.map(holdsWord).join(' and ')})`,
    ...phones.map((digits) => either(calls(digits, add), sealing ? phoneDigests(accountIds, digits) : [])),
    ...(listingIds.length > 0 ? [`t.listing_id = any(${add(listingIds)}::uuid[])`] : []),
  ];
  return `(${ways.join(' or ')})`;
}

/**
 * Conditions for one word. Many email addresses share a domain, so the index is searched for the part before it, and
 * the domain is checked on the matches.
 */
function holds(word: string, add: Add): string[] {
  const like = (text: string, part: string) => `${text} like screening.search_pattern(${add(part)})`;
  const at = word.indexOf('@');
  if (at < 2 || at === word.length - 1) return [like('t.search_text', word)];
  return [like('t.search_text', word.slice(0, at + 1)), like(`(t.search_text || '')`, word)];
}

/** The same for phone numbers, which are distinguished by their endings. */
function calls(digits: string, add: Add): string {
  const like = (text: string, part: string) => `${text} like '%' || ${add(part)}::text || '%'`;
  if (digits.length <= TELLING_DIGITS) return like('t.guest_phone_key', digits);
  const end = like('t.guest_phone_key', digits.slice(-TELLING_DIGITS));
  return `(${end} and ${like(`(t.guest_phone_key || '')`, digits)})`;
}

/** Dates may include a time; a missing date never matches. */
function toDay(column: string, day: string, add: Add): string {
  return `${column} >= '0' and ${column} < ${add(dayAfter(day))}`;
}

/** The day after a day, both `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
