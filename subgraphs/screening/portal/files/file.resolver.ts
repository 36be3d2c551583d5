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

const SCREEN = { description: 'Portal screen that the file belongs to.' };
const SLOT = { description: 'Slot or question that the file belongs to.' };
const NAME = { nullable: true, description: "Original file name on the guest's device." };

@Resolver(() => Reservation)
export class PortalFileResolver {
  @FieldResolver(() => [PortalFile], { description: 'Files uploaded by the guest, by screen and slot.' })
  portalFiles(@Root() row: Reservation, @Ctx() { load }: PortalContext) {
    return load.portalFilesOf(row.id);
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, { description: 'Upload a file to a slot of a screen. Replaces the current file.' })
  uploadPortalFile(
    @Arg('screen', () => PortalScreen, SCREEN) screen: ScreenName,
    @Arg('slot', () => String, SLOT) slot: string,
    @Arg('contentBase64', () => String, { description: 'File content in base64, up to 10 MB.' })
    contentBase64: string,
    @Arg('name', () => String, NAME) name: string | null,
    @Ctx() context: PortalContext,
  ) {
    return uploadPortalFile(context, { screen, slot, name: name ?? null, contentBase64 });
  }

  @OpenToGuest()
  @RequiresRole('owner')
  @Mutation(() => Portal, { description: 'Remove an uploaded file that has not been submitted yet.' })
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
      "Create a link to a guest's file, valid for five minutes. This is a mutation because each access is " +
      'recorded in the audit trail.',
  })
  linkPortalFile(@Arg('id', () => ID, { description: 'File ID.' }) id: string, @Ctx() context: PortalContext) {
    return linkPortalFile(context, id);
  }

  @Directive('@inaccessible')
  @Query(() => PortalFileContent, { nullable: true, description: 'Get the file for the token of a link.' })
  portalFileContent(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
    @Ctx() context: PortalContext,
  ) {
    return fetchPortalFile(context, token);
  }
}
