import { Failure } from '#kit/failure.js';
import { type ScreenName, type ScreenSetting, SCREEN_NAMES } from '#portal-screens';
import { findTargetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { readLevel } from './check-screen-rules.js';
import { type Stay, matchKeysOf } from './match-key.js';
import type { PortalScreenSetting, ScreenStayInput } from './portal-screen.type.js';
import type { ScreenMap, ScreenRuleRow } from './screen-rule.entity.js';
import { findScreenOrder } from './screen-order.js';
import type { ScreenRules } from './screen-rules.type.js';

type SettledScreens = Partial<Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>>;

/**
 * Merges layers of settings, lowest priority first: later layers win, and `inherit` or a missing screen falls back to
 * lower layers. Screens without a setting are omitted; the caller applies its default.
 */
export function settleScreens(layers: readonly ScreenMap[]): SettledScreens {
  const settled: SettledScreens = {};
  for (const layer of layers) {
    for (const name of SCREEN_NAMES) {
      const setting = layer[name];
      if (setting === 'required' || setting === 'disabled') settled[name] = setting;
    }
  }
  return settled;
}

/** Returns the settings of one level; empty if never set, null if there is no such account. Throws BAD_INPUT. */
export async function findScreenRules(
  { load, viewer }: IdentityContext,
  configKey: string,
  givenAccountId: string | null,
): Promise<ScreenRules | null> {
  const level = readLevel(configKey);
  const accountId = findTargetAccount(viewer, givenAccountId);
  return accountId ? rulesOf(accountId, level, await load.screenRulesOf(accountId, level)) : null;
}

/**
 * Returns the account's settings for a stay. Screens without a setting are omitted, and so are all screens of test
 * accounts.
 */
export async function findSettledScreens(
  { load, viewer }: IdentityContext,
  accountId: string,
  stay: Stay,
): Promise<PortalScreenSetting[]> {
  if (!viewer.accountIds.includes(accountId)) return [];
  const found = await Promise.all(matchKeysOf(stay).map((key) => load.screenRule(accountId, key)));
  return settingsOf(settleScreens(found.map((row) => row?.screens ?? {})));
}

const MAX_STAYS = 100;

/**
 * Like `findSettledScreens`, for several stays in accounts the viewer can see. Throws BAD_INPUT for more than 100,
 * ACCOUNT_NOT_FOUND.
 */
export async function findScreensOfStays(
  context: IdentityContext,
  stays: ScreenStayInput[],
): Promise<PortalScreenSetting[][]> {
  checkStays(context, stays);
  return Promise.all(stays.map((stay) => findSettledScreens(context, stay.accountId, stayOf(stay))));
}

/** The order of screens for several stays, with the errors of `findScreensOfStays`. */
export async function findOrdersOfStays(context: IdentityContext, stays: ScreenStayInput[]): Promise<ScreenName[][]> {
  checkStays(context, stays);
  return Promise.all(stays.map((stay) => findScreenOrder(context, stay.accountId, stayOf(stay))));
}

function checkStays({ viewer }: IdentityContext, stays: ScreenStayInput[]): void {
  if (stays.length > MAX_STAYS) {
    const problem = { loc: ['stays'], msg: messages.tooManyItems(MAX_STAYS), type: 'too_long' };
    throw new Failure('BAD_INPUT', `stays ${messages.tooManyItems(MAX_STAYS)}`, [problem]);
  }
  if (stays.some(({ accountId }) => !viewer.accountIds.includes(accountId)))
    throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
}

const stayOf = ({ listingId, source, isRepeatGuest }: ScreenStayInput): Stay => ({
  listingId: listingId ?? null,
  source: source ?? null,
  isRepeatGuest,
});

/** Groups the rows of one level into rules. */
export function rulesOf(accountId: string, configKey: string, rows: ScreenRuleRow[]): ScreenRules {
  const configData = rows.map(({ listingId, source, screens, metadata }) => ({
    listingId,
    source,
    screens: settingsOf(screens),
    metadata: Object.keys(metadata).length > 0 ? metadata : null,
  }));
  return { accountId, configKey, configData };
}

function settingsOf(screens: ScreenMap): PortalScreenSetting[] {
  return SCREEN_NAMES.flatMap((screen) => {
    const setting = screens[screen];
    return setting ? [{ screen, setting }] : [];
  });
}
