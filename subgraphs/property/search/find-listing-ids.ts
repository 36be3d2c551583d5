import type { InputProblem } from '#kit/failure.js';
import { ownAccount } from '../account/own-account.js';
import type { PropertyContext } from '../context.js';
import { badInput } from '../listing/bad-input.js';
import { messages } from '../messages.js';
import { textProblems } from './find-listings.js';
import type { ListingIdsArgs } from './listing-filter.type.js';

const MAX = 10_001;

/**
 * Finds listing IDs only, unordered, for searches of records that refer to listings. Throws BAD_INPUT,
 * ACCOUNT_NOT_FOUND.
 */
export async function findListingIds({ viewer, load }: PropertyContext, args: ListingIdsArgs): Promise<string[]> {
  const { name, building, accountId } = args;
  const problems: InputProblem[] = [
    ...textProblems('name', name),
    ...textProblems('building', building),
    ...(args.size < 1 ? [{ loc: ['size'], msg: messages.belowMinimum(1), type: 'greater_than_equal' }] : []),
  ];
  if (problems.length > 0) throw badInput(problems);
  const accountIds = accountId ? [ownAccount(viewer, accountId)] : viewer.accountIds;
  const words = name?.split(/\s+/).filter(Boolean) ?? [];
  return load.listingIds({ accountIds, words, building: building ?? null, size: Math.min(MAX, args.size) });
}
