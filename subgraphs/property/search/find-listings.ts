import type { InputProblem } from '#kit/failure.js';
import { type Connection, type Place, connection, readPage } from '#kit/graph/connection.js';
import { isId } from '#kit/id.js';
import { ownAccount } from '../account/own-account.js';
import type { PropertyContext } from '../context.js';
import { badInput } from '../listing/bad-input.js';
import { isText } from '../listing/check-listing.js';
import type { Listing } from '../listing/listing.entity.js';
import { messages } from '../messages.js';
import type {
  AllListingsConnectionArgs,
  ListingConnectionArgs,
  ListingFilter,
  ListingPageArgs,
} from './listing-filter.type.js';
import type { ListingPage } from './listing-page.type.js';
import { type ListedListing, type ListingQuery, type Slice, widthOf } from './listing-statement.js';

/** Returns a page by offset; `size` is capped at 100. Throws BAD_INPUT, ACCOUNT_NOT_FOUND. */
export async function findListingPage(context: PropertyContext, args: ListingPageArgs): Promise<ListingPage> {
  const problems = [
    ...(args.from < 0 ? [below('from', 0)] : []),
    ...(args.size < 1 ? [below('size', 1)] : []),
    ...problemsOf(args),
  ];
  if (problems.length > 0) throw badInput(problems);
  const query = queryOf(args, accountsOf(context, args.accountId ?? null));
  const page = { from: args.from, size: Math.min(100, args.size) };
  const items = await context.load.listings(query, { ...page, after: null, perAccount: false });
  return { ...page, query, count: items.length, items };
}

/** Returns a page by cursor. Throws BAD_INPUT, ACCOUNT_NOT_FOUND. */
export async function findListingConnection(
  context: PropertyContext,
  args: AllListingsConnectionArgs,
): Promise<Connection<Listing>> {
  const slice = sliceOf(args);
  const query = queryOf(args, accountsOf(context, args.accountId ?? null));
  return connectionFrom(await context.load.listings(query, { ...slice, perAccount: false }), query, slice);
}

/**
 * Returns a page of one account's listings, empty if the viewer cannot see the account. Requests for many accounts
 * are batched into one statement. Throws BAD_INPUT.
 */
export async function findListingsOfAccount(
  { load, viewer }: PropertyContext,
  accountId: string,
  args: ListingConnectionArgs,
): Promise<Connection<Listing>> {
  const slice = sliceOf(args);
  const query = queryOf(
    args,
    viewer.accountIds.filter((id) => id === accountId),
  );
  return connectionFrom(await load.listingsOfAccount(query, { ...slice, perAccount: true }), query, slice);
}

function accountsOf({ viewer }: PropertyContext, accountId: string | null): string[] {
  return accountId === null ? viewer.accountIds : [ownAccount(viewer, accountId)];
}

function queryOf({ status, search, building, sort }: ListingFilter, accountIds: string[]): ListingQuery {
  return { accountIds, status: status ?? null, search: search?.trim() || null, building: building ?? null, sort };
}

/** Reads one row more than the page size, to know whether there is a next page. */
function sliceOf(args: ListingConnectionArgs): Omit<Slice, 'perAccount'> {
  const problems = problemsOf(args);
  if (problems.length > 0) throw badInput(problems);
  const { first, after } = readPage(args.first, args.after, widthOf(args.sort));
  if (after && !isPlace(after)) throw badInput([{ loc: ['after'], msg: messages.notACursor, type: 'cursor' }]);
  return { after, from: 0, size: first + 1 };
}

function isPlace(place: Place): boolean {
  return place.every((value) => typeof value === 'string' && isText(value)) && isId(place.at(-1) as string);
}

function connectionFrom(rows: ListedListing[], { sort }: ListingQuery, slice: Omit<Slice, 'perAccount'>) {
  const placeOf = ({ id, nameKey }: ListedListing): Place => (sort === 'name' ? [nameKey, id] : [id]);
  return connection(rows, { first: slice.size - 1, after: slice.after }, placeOf);
}

function problemsOf(filter: ListingFilter): InputProblem[] {
  return (['search', 'building'] as const).flatMap((member) => textProblems(member, filter[member]));
}

/** Validates a search text. */
export function textProblems(member: string, text: string | null | undefined): InputProblem[] {
  const value = text ?? '';
  if (value.length > 200) return [{ loc: [member], msg: messages.tooLong(200), type: 'too_long' }];
  return isText(value) ? [] : [{ loc: [member], msg: messages.invalidUnicode, type: 'value_error' }];
}

function below(member: string, least: number): InputProblem {
  return { loc: [member], msg: messages.belowMinimum(least), type: 'greater_than_equal' };
}
