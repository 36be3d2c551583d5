import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import { Portal } from '../visit/portal.type.js';
import { fetchPortalFile, linkPortalFile } from './fetch-portal-file.js';
import { PortalFile, PortalFileContent, PortalFileLink } from './portal-file.type.js';
import { removePortalFile, uploadPortalFile } from './upload-portal-file.js';

const SCREEN = { description: 'The screen that asks for it.' };
const SLOT = { description: 'The slot, or the question, that it is for.' };
const NAME = { nullable: true, description: 'What the device calls the file.' };

@Resolver(() => Reservation)
export class PortalFileResolver {
  @FieldResolver(() => [PortalFile], { description: 'Files that the guest handed in, by screen and slot.' })
  portalFiles(@Root() row: Reservation, @Ctx() { load }: PortalContext) {
    return load.portalFilesOf(row.id);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, { description: 'Keeps a file in a slot of a screen; it takes the place of what was there.' })
  uploadPortalFile(
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('slot', () => String, SLOT) slot: string,
    @Arg('contentBase64', () => String, { description: 'Its bytes in base64, at most 10 MB.' }) contentBase64: string,
    @Arg('name', () => String, NAME) name: string | null,
    @Ctx() context: PortalContext,
  ) {
    return uploadPortalFile(context, { screen, slot, name: name ?? null, contentBase64 });
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, { description: 'Takes a file back that was not handed in yet.' })
  removePortalFile(
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('slot', () => String, SLOT) slot: string,
    @Ctx() context: PortalContext,
  ) {
    return removePortalFile(context, screen, slot);
  }

  @RequiresRole('manager')
  @Mutation(() => PortalFileLink, {
    description:
      "Makes a link to a guest's file, good for five minutes. A mutation, since it is written to the audit trail.",
  })
  linkPortalFile(@Arg('id', () => ID, { description: 'The file.' }) id: string, @Ctx() context: PortalContext) {
    return linkPortalFile(context, id);
  }

  @Directive('@inaccessible')
  @Query(() => PortalFileContent, { nullable: true, description: 'The file that a link opens.' })
  portalFileContent(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Ctx() context: PortalContext,
  ) {
    return fetchPortalFile(context, token);
  }
}
