import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import { PortalScreenAnswers } from '../answers/answers.type.js';
import { PortalStep } from './portal-step.type.js';
import { revealSignedAgreement } from './signed/reveal-signed-agreement.js';
import { SignedCopy } from './signed/signed-copy.type.js';
import { acceptPortalScreen, reopenPortalScreen, revealPortalAnswers } from './review-portal-screen.js';

const OF = { description: 'Reservation ID.' };
const SCREEN = { description: 'Portal screen.' };
const ADULT = {
  nullable: true,
  description: 'ID of an adult on the guest list. Defaults to the primary guest.',
};
const REASON = { nullable: true, description: 'Reason shown to the guest, up to 1,000 characters.' };

@Resolver(() => Reservation)
export class PortalStepResolver {
  @FieldResolver(() => [PortalStep], { description: 'Progress on each screen that the guest has opened.' })
  portalSteps(@Root() row: Reservation, @Ctx() { load }: PortalContext) {
    return load.portalStepsOf(row.id);
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, { description: 'Reopen a screen so that the guest can change and resubmit it.' })
  reopenPortalScreen(
    @Arg('reservationId', () => ID, OF) id: string,
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('reason', () => String, REASON) reason: string | null,
    @Arg('adultId', () => ID, ADULT) adultId: string | null,
    @Ctx() context: PortalContext,
  ) {
    return reopenPortalScreen(context, id, screen, reason ?? null, adultId ?? null);
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, { description: 'Accept a submitted screen manually.' })
  acceptPortalScreen(
    @Arg('reservationId', () => ID, OF) id: string,
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('adultId', () => ID, ADULT) adultId: string | null,
    @Ctx() context: PortalContext,
  ) {
    return acceptPortalScreen(context, id, screen, adultId ?? null);
  }

  @RequiresRole('manager')
  @ResultName('answers')
  @Mutation(() => PortalScreenAnswers, {
    nullable: true,
    description:
      'Get the answers that a guest submitted on a screen. This is a mutation because each access is recorded ' +
      'in the audit trail.',
  })
  revealPortalAnswers(
    @Arg('reservationId', () => ID, OF) id: string,
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('adultId', () => ID, ADULT) adultId: string | null,
    @Ctx() context: PortalContext,
  ) {
    return revealPortalAnswers(context, id, screen, adultId ?? null);
  }

  @RequiresRole('manager')
  @Mutation(() => SignedCopy, {
    nullable: true,
    description: 'Get a signed agreement. This is a mutation because each access is recorded in the audit trail.',
  })
  revealSignedAgreement(
    @Arg('reservationId', () => ID, OF) id: string,
    @Arg('adultId', () => ID, ADULT) adultId: string | null,
    @Ctx() context: PortalContext,
  ) {
    return revealSignedAgreement(context, id, adultId ?? null);
  }
}
