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

const ADULT = { description: 'Identifier of the adult.' };

@Resolver(() => Reservation)
export class ReservationAdultsResolver {
  @FieldResolver(() => [PortalAdult], {
    description: 'Adults of the guest list who do screens by a link of their own, where the host asks each adult.',
  })
  portalAdults(@Root() row: Reservation, @Ctx() context: PortalContext) {
    return findAdults(context, row);
  }
}

@Resolver(() => PortalAdult)
export class PortalAdultResolver {
  @FieldResolver(() => [PortalStep], { description: 'How far they got with each screen that they looked at.' })
  steps(@Root() { id }: PortalAdult, @Ctx() { load }: PortalContext) {
    return load.portalStepsOf(id);
  }

  @RequiresRole('manager')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Their own page; null where the link was taken back.',
  })
  async url(@Root() { reservationId, url }: PortalAdult, @Ctx() context: PortalContext) {
    const row = url && (await context.load.reservation(reservationId));
    if (row) await auditLinkShown(context, row);
    return url;
  }

  @FieldResolver(() => [IdCheckImage], { description: 'Pictures of their document that count.' })
  documentImages(@Root() { id, reservationId }: PortalAdult, @Ctx() context: PortalContext) {
    return imagesOf(context, reservationId, id);
  }

  @RequiresRole('manager')
  @Mutation(() => PortalAdult, { description: 'Takes the link of an adult back; nothing opens by it any more.' })
  revokeAdultLink(@Arg('adultId', () => ID, ADULT) id: string, @Ctx() context: PortalContext) {
    return revokeAdultLink(context, id);
  }

  @RequiresRole('manager')
  @Mutation(() => PortalAdult, { description: 'Makes another link for an adult, which ends the one before.' })
  renewAdultLink(@Arg('adultId', () => ID, ADULT) id: string, @Ctx() context: PortalContext) {
    return renewAdultLink(context, id);
  }
}
