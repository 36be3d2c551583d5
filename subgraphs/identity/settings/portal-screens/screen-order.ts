import { SCREEN_NAMES, SCREEN_ORDER_MEMBER, type ScreenName } from '#portal-screens';
import type { IdentityContext } from '../../context.js';
import { type Stay, matchKeysOf } from './match-key.js';

const isScreen = (name: unknown): name is ScreenName => SCREEN_NAMES.includes(name as ScreenName);

/** Whether a rule's metadata has no order of screens, or a list that names each screen at most once. */
export function hasValidOrder(metadata: Record<string, unknown>): boolean {
  const order = metadata[SCREEN_ORDER_MEMBER] ?? [];
  return Array.isArray(order) && order.every(isScreen) && new Set(order).size === order.length;
}

/** The order of screens in a rule's metadata; null if it has none. */
function orderIn(metadata: Record<string, unknown> | undefined): ScreenName[] | null {
  const order = metadata?.[SCREEN_ORDER_MEMBER];
  return Array.isArray(order) && order.length > 0 ? order.filter(isScreen) : null;
}

/** The order of screens that the account's most specific rule for a stay sets; empty if none does. */
export async function findScreenOrder(
  { load, viewer }: IdentityContext,
  accountId: string,
  stay: Stay,
): Promise<ScreenName[]> {
  if (!viewer.accountIds.includes(accountId)) return [];
  const rules = await Promise.all(matchKeysOf(stay).map((key) => load.screenRule(accountId, key)));
  return rules.map((rule) => orderIn(rule?.metadata)).findLast((order) => order !== null) ?? [];
}
