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
  @Query(() => PortalVisit, { nullable: true, description: 'Get the portal visit for the token of a link.' })
  portalVisit(
    @Arg('token', () => String, { description: 'Token: the last part of the link.' }) token: string,
    @Ctx() context: PortalContext,
  ) {
    return findPortalVisit(context, token);
  }

  @RequiresRole('viewer')
  @Mutation(() => PortalPreview, {
    description: "Create a read-only preview of the guest portal, without the guest's answers.",
  })
  previewPortal(
    @Arg('reservationId', () => ID, { description: 'Reservation ID.' }) reservationId: string,
    @Ctx() context: PortalContext,
  ) {
    return previewPortal(context, reservationId);
  }

  @RequiresRole('manager')
  @FieldResolver(() => String, { description: 'URL of the guest portal.' })
  async guestPortalUrl(@Root() row: Reservation, @Ctx() context: PortalContext) {
    await auditLinkShown(context, row);
    return context.portalUrl(row);
  }

  @FieldResolver(() => GuestPortal, { description: "Guest's details and their progress in the guest portal." })
  guestPortal(@Root() row: Reservation, @Ctx() context: PortalContext) {
    return findGuestPortal(context, row);
  }

  @FieldResolver(() => EmbedLink, {
    description: 'Link to the guest portal, valid for ten minutes.',
    deprecationReason: 'Use `guestPortalUrl`: it opens the same page and stays valid as long as the reservation.',
  })
  async embed(@Root() row: Reservation, @Ctx() context: PortalContext): Promise<EmbedLink> {
    await auditLinkShown(context, row);
    const expiresAt = new Date(Date.now() + EMBED_MINUTES * 60_000);
    return { url: context.portalLink(embedToken(row, expiresAt)), expiresAt };
  }
}
