import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../context.js';
import { PortalContent, PortalContentInput } from './portal-content.type.js';
import { listPortalContents, setPortalContent } from './set-portal-content.js';

@Resolver(() => PortalContent)
export class PortalContentResolver {
  @RequiresRole('viewer')
  @Query(() => [PortalContent], { description: "List the content configured for your account's guest portal screens." })
  portalContents(@Ctx() context: PortalContext) {
    return listPortalContents(context);
  }

  @RequiresRole('owner')
  @Mutation(() => PortalContent, {
    description: 'Configure the content of a guest portal screen for your account.',
  })
  setPortalContent(
    @Arg('input', () => PortalContentInput, { description: 'Screen and its content.' })
    input: PortalContentInput,
    @Ctx() context: PortalContext,
  ) {
    return setPortalContent(context, input);
  }
}
