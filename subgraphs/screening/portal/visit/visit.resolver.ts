import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import { ANSWERS, PortalAnswersInput } from '../answers/answers.type.js';
import { type GivenByScreen, givenOf } from '../graph-types/by-screen.js';
import { PortalBehaviorInput } from '../behavior/portal-behavior.type.js';
import { withdrawPortalBehavior } from '../behavior/withdraw-portal-behavior.js';
import { savePortalScreen } from '../step/save-portal-screen.js';
import { skipPortalScreen } from '../step/skip-portal-screen.js';
import { submitPortalScreen } from '../step/submit-portal-screen.js';
import { findPortal } from './find-portal.js';
import { findPortalHolder } from './find-portal-holder.js';
import { PortalHolder } from './portal-holder.type.js';
import { Portal } from './portal.type.js';

const SCREEN = { description: 'Portal screen.' };
const DRAFT = {
  nullable: true,
  description:
    'Partial answers, in the field of the screen; not validated. Omit to record only that the screen was opened.',
};
const SKIPPED = {
  nullable: true,
  description: 'Whether the check is skipped; false takes it back. Defaults to true.',
};
const GIVEN = { nullable: true, description: 'Answers, in the field of the screen. Omit for `FileUpload`.' };
const BEHAVIOR = {
  nullable: true,
  description: 'How the guest filled in the screen. Send it only if the guest agreed; otherwise omit it.',
};

@Resolver(() => Portal)
export class PortalVisitResolver {
  @Directive('@inaccessible')
  @Query(() => PortalHolder, { nullable: true, description: 'Get the holder of a portal credential.' })
  portalHolder(
    @Arg('credential', () => String, { description: 'Credential issued in exchange for a portal link.' })
    credential: string,
    @Ctx() context: PortalContext,
  ) {
    return findPortalHolder(context, credential);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Query(() => Portal, { description: 'Get the guest portal of the current link.' })
  portal(@Ctx() context: PortalContext) {
    return findPortal(context);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, { description: 'Record that a screen was opened, and save the answers entered so far.' })
  savePortalScreen(
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('answers', () => PortalAnswersInput, DRAFT) answers: GivenByScreen | null,
    @Ctx() context: PortalContext,
  ) {
    return savePortalScreen(context, screen, answers ? givenOf(ANSWERS, screen, answers, 'answers') : null);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, {
    description: 'Submit a screen. If validation fails, nothing is saved and the error lists every problem.',
  })
  submitPortalScreen(
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('answers', () => PortalAnswersInput, GIVEN) answers: GivenByScreen | null,
    @Arg('behavior', () => PortalBehaviorInput, BEHAVIOR) behavior: PortalBehaviorInput | null,
    @Ctx() context: PortalContext,
  ) {
    return submitPortalScreen(context, screen, givenOf(ANSWERS, screen, answers ?? null, 'answers'), behavior ?? null);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, {
    description: 'Go on without agreeing to a background or credit check, which is then not run, or take that back.',
  })
  skipPortalScreen(
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('isSkipped', () => Boolean, SKIPPED) isSkipped: boolean | null,
    @Ctx() context: PortalContext,
  ) {
    return skipPortalScreen(context, screen, isSkipped ?? true);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, {
    description: 'Delete how the guest filled in the portal, after they withdrew their consent.',
  })
  withdrawPortalBehavior(@Ctx() context: PortalContext) {
    return withdrawPortalBehavior(context);
  }
}
