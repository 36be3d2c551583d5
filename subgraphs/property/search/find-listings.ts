import type { InputProblem } from '#kit/failure.js';
import type { Connection } from '#kit/graph/connection.js';
import { type PageAsked, type Place, connection, readPage } from '#kit/graph/page.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { typesOf } from '#kit/graph/keyset.js';
import { ownAccount } from '../account/own-account.js';
import type { PropertyContext } from '../context.js';
import { badInput } from '../listing/bad-input.js';
import { isText } from '../listing/check-listing.js';
import type { Listing } from '../listing/listing.entity.js';
import { messages } from '../messages.js';
import type { AllListingsArgs, ListingFilter, ListingPageArgs } from './listing-filter.type.js';
import type { ListingPage } from './listing-page.type.js';
import { type ListedListing, type ListingQuery, orderOf } from './listing-statement.js';

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
  args: AllListingsArgs,
  page: PageArgs,
): Promise<Connection<Listing>> {
  const asked = askedPage(args, page);
  const query = queryOf(args, accountsOf(context, args.accountId ?? null));
  return connectionFrom(context, await context.load.listings(query, sliceOf(asked, false)), query, asked);
}

/**
 * Returns a page of one account's listings, empty if the viewer cannot see the account. Requests for many accounts
 * are batched into one statement. Throws BAD_INPUT.
 */
export async function findListingsOfAccount(
  context: PropertyContext,
  accountId: string,
  args: ListingFilter,
  page: PageArgs,
): Promise<Connection<Listing>> {
  const asked = askedPage(args, page);
  const query = queryOf(
    args,
    context.viewer.accountIds.filter((id) => id === accountId),
  );
  return connectionFrom(context, await context.load.listingsOfAccount(query, sliceOf(asked, true)), query, asked);
}

function accountsOf({ viewer }: PropertyContext, accountId: string | null): string[] {
  return accountId === null ? viewer.accountIds : [ownAccount(viewer, accountId)];
}

function queryOf({ status, search, building, sort }: ListingFilter, accountIds: string[]): ListingQuery {
  return { accountIds, status: status ?? null, search: search?.trim() || null, building: building ?? null, sort };
}

function askedPage(filter: ListingFilter, page: PageArgs): PageAsked {
  const problems = problemsOf(filter);
  if (problems.length > 0) throw badInput(problems);
  return readPage(page, typesOf(orderOf(filter.sort)));
}

/** Reads one row more than the page size, to know whether there is another page. */
function sliceOf({ after, before, isBackward, size }: PageAsked, perAccount: boolean) {
  return { after, before, isBackward, from: 0, size: size + 1, perAccount };
}

function connectionFrom({ load }: PropertyContext, rows: ListedListing[], query: ListingQuery, asked: PageAsked) {
  const placeOf = ({ id, nameKey }: ListedListing): Place => (query.sort === 'name' ? [nameKey, id] : [id]);
  return connection(rows, asked, placeOf, () => load.listingCount(query));
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
