import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../context.js';
import { PortalContent, PortalContentInput } from './portal-content.type.js';
import { listPortalContents, setPortalContent } from './set-portal-content.js';

@Resolver(() => PortalContent)
export class PortalContentResolver {
  @RequiresRole('viewer')
  @Query(() => [PortalContent], { description: 'What the screens of the guest portal ask for, of the own account.' })
  portalContents(@Ctx() context: PortalContext) {
    return listPortalContents(context);
  }

  @RequiresRole('owner')
  @Mutation(() => PortalContent, {
    description: 'Sets what a screen of the guest portal asks for, in the own account.',
  })
  setPortalContent(
    @Arg('input', () => PortalContentInput, { description: 'The screen and what it asks for.' })
    input: PortalContentInput,
    @Ctx() context: PortalContext,
  ) {
    return setPortalContent(context, input);
  }
}
