import { Arg, Ctx, Directive, Query, Resolver } from 'type-graphql';
import type { ScreeningContext } from '../../context.js';
import { findPortalVisit } from './find-portal-visit.js';
import { PortalVisit } from './portal-visit.type.js';

@Resolver(() => PortalVisit)
export class PortalResolver {
  @Directive('@inaccessible')
  @Query(() => PortalVisit, { nullable: true, description: 'What the portal link with this token leads to.' })
  portalVisit(
    @Arg('token', () => String, { description: 'The last part of the link.' }) token: string,
    @Ctx() context: ScreeningContext,
  ) {
    return findPortalVisit(context, token);
  }
}
