import { Failure } from '#kit/failure.js';
import { type ScreenName, type ScreenSetting, SCREEN_NAMES } from '#portal-screens';
import { findTargetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { messages } from '../../messages.js';
import { readLevel } from './check-screen-rules.js';
import { type Stay, matchKeysOf } from './match-key.js';
import type { PortalScreenSetting, ScreenStayInput } from './portal-screen.type.js';
import type { ScreenMap, ScreenRuleRow } from './screen-rule.entity.js';
import type { ScreenRules } from './screen-rules.type.js';

type SettledScreens = Partial<Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>>;

/**
 * What layers say together, the weakest first: a later one wins, and `inherit` or silence leaves a screen to the
 * layers below. A screen that no layer decides is absent; what holds then is the asker's default.
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

/** What a level of an account's settings says; nothing where nobody has set it, null for no account. Throws BAD_INPUT. */
export async function findScreenRules(
  { load, viewer }: IdentityContext,
  configKey: string,
  givenAccountId: string | null,
): Promise<ScreenRules | null> {
  const level = readLevel(configKey);
  const accountId = findTargetAccount(viewer, givenAccountId);
  return accountId ? rulesOf(accountId, level, await load.screenRulesOf(accountId, level)) : null;
}

/** What an account's settings say of a stay; a screen that they leave open is absent, and so are all of a test account's. */
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

/** The same of many stays, of accounts that the viewer sees. Throws BAD_INPUT on more than 100, ACCOUNT_NOT_FOUND. */
export async function findScreensOfStays(
  context: IdentityContext,
  stays: ScreenStayInput[],
): Promise<PortalScreenSetting[][]> {
  if (stays.length > MAX_STAYS) {
    const problem = { loc: ['stays'], msg: messages.tooManyItems(MAX_STAYS), type: 'too_long' };
    throw new Failure('BAD_INPUT', `stays ${messages.tooManyItems(MAX_STAYS)}`, [problem]);
  }
  if (stays.some(({ accountId }) => !context.viewer.accountIds.includes(accountId)))
    throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return Promise.all(
    stays.map(({ accountId, listingId, source, isRepeatGuest }) =>
      findSettledScreens(context, accountId, { listingId: listingId ?? null, source: source ?? null, isRepeatGuest }),
    ),
  );
}

/** Rows of one level as they are shown. */
export function rulesOf(accountId: string, configKey: string, rows: ScreenRuleRow[]): ScreenRules {
  const configData = rows.map(({ listingId, source, screens, more }) => ({
    listingId,
    source,
    screens: settingsOf(screens),
    more: Object.keys(more).length > 0 ? more : null,
  }));
  return { accountId, configKey, configData };
}

function settingsOf(screens: ScreenMap): PortalScreenSetting[] {
  return SCREEN_NAMES.flatMap((screen) => {
    const setting = screens[screen];
    return setting ? [{ screen, setting }] : [];
  });
}
