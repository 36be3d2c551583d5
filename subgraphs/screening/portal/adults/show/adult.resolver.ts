import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../../context.js';
import { imagesOf } from '../../id-images/show/find-id-check.js';
import { IdCheckImage } from '../../id-images/show/id-check.type.js';
import { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { auditLinkShown } from '../../link/audit-link-shown.js';
import { PortalStep } from '../../step/portal-step.type.js';
import { findAdults } from './find-adults.js';
import { PortalAdult } from './portal-adult.type.js';
import { renewAdultLink, revokeAdultLink } from '../revoke-adult-link.js';

const ADULT = { description: 'ID of the adult.' };

@Resolver(() => Reservation)
export class ReservationAdultsResolver {
  @FieldResolver(() => [PortalAdult], {
    description: 'Adults on the guest list who have their own portal link, if the host checks each adult.',
  })
  portalAdults(@Root() row: Reservation, @Ctx() context: PortalContext) {
    return findAdults(context, row);
  }
}

@Resolver(() => PortalAdult)
export class PortalAdultResolver {
  @FieldResolver(() => [PortalStep], { description: 'Progress on each screen that the adult has opened.' })
  steps(@Root() { id }: PortalAdult, @Ctx() { load }: PortalContext) {
    return load.portalStepsOf(id);
  }

  @RequiresRole('manager')
  @FieldResolver(() => String, {
    nullable: true,
    description: "Link to the adult's own portal page; null if the link was revoked.",
  })
  async url(@Root() { reservationId, url }: PortalAdult, @Ctx() context: PortalContext) {
    const row = url && (await context.load.reservation(reservationId));
    if (row) await auditLinkShown(context, row);
    return url;
  }

  @FieldResolver(() => [IdCheckImage], { description: "Current images of the adult's document." })
  documentImages(@Root() { id, reservationId }: PortalAdult, @Ctx() context: PortalContext) {
    return imagesOf(context, reservationId, id);
  }

  @RequiresRole('manager')
  @Mutation(() => PortalAdult, { description: "Revoke an adult's link." })
  revokeAdultLink(@Arg('adultId', () => ID, ADULT) id: string, @Ctx() context: PortalContext) {
    return revokeAdultLink(context, id);
  }

  @RequiresRole('manager')
  @Mutation(() => PortalAdult, { description: 'Create a new link for an adult. The old link stops working.' })
  renewAdultLink(@Arg('adultId', () => ID, ADULT) id: string, @Ctx() context: PortalContext) {
    return renewAdultLink(context, id);
  }
}
