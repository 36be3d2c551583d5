import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import { savePortalScreen } from '../step/save-portal-screen.js';
import { submitPortalScreen } from '../step/submit-portal-screen.js';
import { findPortal } from './find-portal.js';
import { findPortalHolder } from './find-portal-holder.js';
import { PortalHolder } from './portal-holder.type.js';
import { Portal } from './portal.type.js';

const SCREEN = { description: 'The screen.' };
const DRAFT = { nullable: true, description: 'As far as it goes, unchecked; nothing: the screen was looked at.' };
const ANSWERS = { description: 'The members that the screen asks for.' };

@Resolver(() => Portal)
export class PortalVisitResolver {
  @Directive('@inaccessible')
  @Query(() => PortalHolder, { nullable: true, description: "Whom a portal's credential stands for." })
  portalHolder(
    @Arg('credential', () => String, { description: 'What a portal link was exchanged for.' }) credential: string,
    @Ctx() context: PortalContext,
  ) {
    return findPortalHolder(context, credential);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Query(() => Portal, { description: 'The portal of the link that its holder came by.' })
  portal(@Ctx() context: PortalContext) {
    return findPortal(context);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, { description: 'Notes that a screen was looked at, and saves what was entered so far.' })
  savePortalScreen(
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('answers', () => GraphQLJSONObject, DRAFT) answers: Record<string, unknown> | null,
    @Ctx() context: PortalContext,
  ) {
    return savePortalScreen(context, screen, answers ?? null);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, {
    description: 'Hands a screen in. What is wrong is told place by place and changes nothing.',
  })
  submitPortalScreen(
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('answers', () => GraphQLJSONObject, ANSWERS) answers: Record<string, unknown>,
    @Ctx() context: PortalContext,
  ) {
    return submitPortalScreen(context, screen, answers);
  }
}
