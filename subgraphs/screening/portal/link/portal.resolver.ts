import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { auditLinkShown } from './audit-link-shown.js';
import { findGuestPortal } from './find-guest-portal.js';
import { findPortalVisit } from './find-portal-visit.js';
import { EmbedLink, GuestPortal } from './guest-portal.type.js';
import { EMBED_MINUTES, embedToken } from './portal-token.js';
import { PortalPreview, previewPortal } from './preview-portal.js';
import { PortalVisit } from './portal-visit.type.js';

@Resolver(() => Reservation)
export class PortalResolver {
  @Directive('@inaccessible')
  @Query(() => PortalVisit, { nullable: true, description: 'What the portal link with this token leads to.' })
  portalVisit(
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
    @Ctx() context: PortalContext,
  ) {
    return findPortalVisit(context, token);
  }

  @RequiresRole('viewer')
  @Mutation(() => PortalPreview, {
    description:
      'A page that shows the portal as its guest finds it, without their answers. Nothing can be submitted there.',
  })
  previewPortal(
    @Arg('reservationId', () => ID, { description: 'Identifier of the reservation.' }) reservationId: string,
    @Ctx() context: PortalContext,
  ) {
    return previewPortal(context, reservationId);
  }

  @RequiresRole('manager')
  @FieldResolver(() => String, { description: 'Where the guest does their part.' })
  async guestPortalUrl(@Root() row: Reservation, @Ctx() context: PortalContext) {
    await auditLinkShown(context, row);
    return context.portalUrl(row);
  }

  @FieldResolver(() => GuestPortal, { description: 'The guest, and how far they got in the portal.' })
  guestPortal(@Root() row: Reservation, @Ctx() context: PortalContext) {
    return findGuestPortal(context, row);
  }

  @FieldResolver(() => EmbedLink, {
    description: 'A link to the portal page, good for ten minutes.',
    deprecationReason: '`guestPortalUrl` opens the same page and lasts as long as the reservation.',
  })
  async embed(@Root() row: Reservation, @Ctx() context: PortalContext): Promise<EmbedLink> {
    await auditLinkShown(context, row);
    const expiresAt = new Date(Date.now() + EMBED_MINUTES * 60_000);
    return { url: context.portalLink(embedToken(row, expiresAt)), expiresAt };
  }
}
