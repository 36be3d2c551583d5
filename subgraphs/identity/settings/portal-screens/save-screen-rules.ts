import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { targetAccount } from '../../account/family/find-target-account.js';
import type { IdentityContext } from '../../context.js';
import { checkScreenRules } from './check-screen-rules.js';
import { rulesOf } from './find-screen-rules.js';
import { matchKey } from './match-key.js';
import { type ScreenMap, ScreenRuleRow } from './screen-rule.entity.js';
import type { ScreenRules, ScreenRulesInput } from './screen-rules.type.js';

/**
 * Replaces the settings of one level. Affected stays are re-evaluated. Throws BAD_INPUT, ACCOUNT_NOT_FOUND,
 * FORBIDDEN.
 */
export async function saveScreenRules({ em, viewer }: IdentityContext, input: ScreenRulesInput): Promise<ScreenRules> {
  const accountId = targetAccount(viewer, input.accountId);
  const configKey = checkScreenRules(input);
  const rows = input.configData.map(({ listingId, source, screens, metadata }, position) =>
    Object.assign(new ScreenRuleRow(), {
      accountId,
      configKey,
      position,
      matchKey: matchKey(configKey, { listingId, source }),
      listingId: listingId ?? null,
      source: source ?? null,
      screens: Object.fromEntries(screens.map(({ screen, setting }) => [screen, setting])) as ScreenMap,
      metadata: metadata ?? {},
    }),
  );
  await em.transactional(async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7312))', [`screens:${accountId}:${configKey}`]);
    await tx.nativeDelete(ScreenRuleRow, { accountId, configKey });
    tx.persist(rows);
    await tx.flush();
    await announce(tx, accountId, eventOf('portal_screens.updated', { accountId }));
  });
  return rulesOf(accountId, configKey, rows);
}
