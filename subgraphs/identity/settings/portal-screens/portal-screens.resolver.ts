import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Account } from '../../account/account.entity.js';
import type { IdentityContext } from '../../context.js';
import { findScreenRules, findScreensOfStays, findSettledScreens } from './find-screen-rules.js';
import { PortalScreenSetting, ScreenStayInput } from './portal-screen.type.js';
import { saveScreenRules } from './save-screen-rules.js';
import { ScreenRules, ScreenRulesInput } from './screen-rules.type.js';

const OF = { nullable: true, description: "The account, or one below it; the key's own when absent." };
const REPEAT = { defaultValue: false, description: 'Whether the guest has stayed before.' };

@Resolver(() => Account)
export class PortalScreensResolver {
  @RequiresRole('viewer')
  @Query(() => ScreenRules, { nullable: true, description: "One level of an account's settings of portal screens." })
  screenRules(
    @Arg('configKey', () => String, { description: 'The level, such as `guest_portal_screens_by_source`.' })
    configKey: string,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return findScreenRules(context, configKey, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => ScreenRules, { description: 'Replaces what a level of the settings of portal screens says.' })
  saveScreenRules(
    @Arg('input', () => ScreenRulesInput, { description: 'The level and what it says.' }) input: ScreenRulesInput,
    @Ctx() context: IdentityContext,
  ) {
    return saveScreenRules(context, input);
  }

  @RequiresRole('viewer')
  @Query(() => [[PortalScreenSetting]], {
    description:
      "What the accounts' settings say of many stays, in their order; a screen that they leave open is absent.",
  })
  settledScreens(
    @Arg('stays', () => [ScreenStayInput], { description: 'The stays, at most 100.' }) stays: ScreenStayInput[],
    @Ctx() context: IdentityContext,
  ) {
    return findScreensOfStays(context, stays);
  }

  @FieldResolver(() => [PortalScreenSetting], {
    description: "What the account's settings say of a stay; a screen that they leave open is absent.",
  })
  portalScreens(
    @Arg('listingId', () => ID, { nullable: true, description: 'The listing of the stay.' }) listingId: string | null,
    @Arg('source', () => String, { nullable: true, description: 'The booking channel.' }) source: string | null,
    @Arg('isRepeatGuest', () => Boolean, REPEAT) isRepeatGuest: boolean,
    @Root() account: Account,
    @Ctx() context: IdentityContext,
  ) {
    const stay = { listingId: listingId ?? null, source: source ?? null, isRepeatGuest };
    return findSettledScreens(context, account.id, stay);
  }
}
