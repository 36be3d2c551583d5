import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Account } from '../../account/account.entity.js';
import type { IdentityContext } from '../../context.js';
import { findOrdersOfStays, findScreenRules, findScreensOfStays, findSettledScreens } from './find-screen-rules.js';
import { PortalScreen, PortalScreenSetting, ScreenStayInput } from './portal-screen.type.js';
import { saveScreenRules } from './save-screen-rules.js';
import { ScreenRules, ScreenRulesInput } from './screen-rules.type.js';
import { ScreenLevelEnum } from './screen-level.js';

const OF = { nullable: true, description: 'Account ID: your account or one below it. Defaults to your own account.' };
const REPEAT = { defaultValue: false, description: 'Whether the guest has stayed before.' };

@Resolver(() => Account)
export class PortalScreensResolver {
  @RequiresRole('viewer')
  @Query(() => ScreenRules, { nullable: true, description: 'Portal screen settings of an account at one level.' })
  screenRules(
    @Arg('configKey', () => ScreenLevelEnum, { description: 'Level.' })
    configKey: string,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return findScreenRules(context, configKey, accountId ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => ScreenRules, { description: 'Replace the portal screen settings at one level.' })
  saveScreenRules(
    @Arg('input', () => ScreenRulesInput, { description: 'Level and settings.' }) input: ScreenRulesInput,
    @Ctx() context: IdentityContext,
  ) {
    return saveScreenRules(context, input);
  }

  @RequiresRole('viewer')
  @Query(() => [[PortalScreenSetting]], {
    description:
      'Get the portal screen settings of several stays, in input order. Screens without a setting are omitted.',
  })
  settledScreens(
    @Arg('stays', () => [ScreenStayInput], { description: 'Stays to resolve, up to 100.' }) stays: ScreenStayInput[],
    @Ctx() context: IdentityContext,
  ) {
    return findScreensOfStays(context, stays);
  }

  @RequiresRole('viewer')
  @Query(() => [[PortalScreen]], {
    description:
      'Get the order in which guests of several stays complete the portal screens, in input order. A list is empty if no setting has an order; screens that it omits come last.',
  })
  screenOrders(
    @Arg('stays', () => [ScreenStayInput], { description: 'Stays to resolve, up to 100.' }) stays: ScreenStayInput[],
    @Ctx() context: IdentityContext,
  ) {
    return findOrdersOfStays(context, stays);
  }

  @FieldResolver(() => [PortalScreenSetting], {
    description: 'Portal screen settings that apply to a stay. Screens without a setting are omitted.',
  })
  portalScreens(
    @Arg('listingId', () => ID, { nullable: true, description: 'ID of the listing.' }) listingId: string | null,
    @Arg('source', () => String, { nullable: true, description: 'Booking channel.' }) source: string | null,
    @Arg('isRepeatGuest', () => Boolean, REPEAT) isRepeatGuest: boolean,
    @Root() account: Account,
    @Ctx() context: IdentityContext,
  ) {
    const stay = { listingId: listingId ?? null, source: source ?? null, isRepeatGuest };
    return findSettledScreens(context, account.id, stay);
  }
}
