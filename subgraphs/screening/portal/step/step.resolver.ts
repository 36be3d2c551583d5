import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { GraphQLJSONObject } from 'graphql-scalars';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import { PortalStep } from './portal-step.type.js';
import { revealSignedAgreement } from './signed/reveal-signed-agreement.js';
import { SignedCopy } from './signed/signed-copy.type.js';
import { acceptPortalScreen, reopenPortalScreen, revealPortalAnswers } from './review-portal-screen.js';

const OF = { description: 'The reservation.' };
const SCREEN = { description: 'The screen.' };
const ADULT = {
  nullable: true,
  description: 'An adult of the guest list whose screen is meant; else the guest who booked.',
};
const REASON = { nullable: true, description: 'What the guest is told, at most 1,000 characters.' };

@Resolver(() => Reservation)
export class PortalStepResolver {
  @FieldResolver(() => [PortalStep], { description: 'How far the guest got with each screen that was looked at.' })
  portalSteps(@Root() row: Reservation, @Ctx() { load }: PortalContext) {
    return load.portalStepsOf(row.id);
  }

  @RequiresRole('manager')
  @Mutation(() => Reservation, { description: 'Asks the guest for a screen once more.' })
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
  @Mutation(() => Reservation, { description: 'Accepts a screen by hand that waits to be looked at.' })
  acceptPortalScreen(
    @Arg('reservationId', () => ID, OF) id: string,
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('adultId', () => ID, ADULT) adultId: string | null,
    @Ctx() context: PortalContext,
  ) {
    return acceptPortalScreen(context, id, screen, adultId ?? null);
  }

  @RequiresRole('manager')
  @Mutation(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Shows what a guest handed in on a screen. A mutation, since the look is written to the audit trail.',
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
    description: 'Shows an agreement as it was signed. A mutation, since the look is written to the audit trail.',
  })
  revealSignedAgreement(
    @Arg('reservationId', () => ID, OF) id: string,
    @Arg('adultId', () => ID, ADULT) adultId: string | null,
    @Ctx() context: PortalContext,
  ) {
    return revealSignedAgreement(context, id, adultId ?? null);
  }
}
