import { Arg, Ctx, Directive, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { OpenToGuest } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PortalContext } from '../../context.js';
import { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { allowIdImagesAgain } from '../upload/allow-id-images-again.js';
import { uploadIdImage } from '../upload/upload-id-image.js';
import { findIdCheck } from './find-id-check.js';
import { findIdImage, findLinkedIdImage } from './find-id-image.js';
import { findIdentification } from './find-identification.js';
import {
  IdCheckType,
  IdDocument,
  IdImageContent,
  IdImageFile,
  IdImageStep,
  IdImageUpload,
  Identification,
} from './id-check.type.js';

const ID_OR_CODE = { description: 'Identifier of the reservation, or code with `pms`.' };
const BY_CODE = { nullable: true, description: 'The id is a confirmation code of this system.' };
const STEP = { description: 'What the picture shows.' };

@Resolver(() => Reservation)
export class IdCheckResolver {
  @OpenToGuest()
  @RequiresRole('manager')
  @Mutation(() => IdImageUpload, { description: "Reads a picture of the guest's identity document or face." })
  uploadIdImage(
    @Arg('reservationId', () => ID, ID_OR_CODE) reservationId: string,
    @Arg('step', () => IdImageStep, STEP) step: IdImageStep,
    @Arg('kind', () => IdDocument, { description: 'The kind of document.' }) kind: IdDocument,
    @Arg('imageBase64', () => String, { description: 'The picture in base64, also as a data URL.' })
    imageBase64: string,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Ctx() context: PortalContext,
  ) {
    return uploadIdImage(context, { reservationId, pms: pms ?? null, step, kind, imageBase64 });
  }

  @RequiresRole('manager')
  @Mutation(() => IdCheckType, { description: 'Lets the guest upload again who has used up the uploads of a day.' })
  allowIdImagesAgain(
    @Arg('reservationId', () => ID, ID_OR_CODE) reservationId: string,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Ctx() context: PortalContext,
  ) {
    return allowIdImagesAgain(context, reservationId, pms ?? null);
  }

  @RequiresRole('manager')
  @Query(() => IdImageContent, { description: 'A picture as it was kept; each look at it goes into the audit trail.' })
  idImage(
    @Arg('reservationId', () => ID, ID_OR_CODE) reservationId: string,
    @Arg('step', () => IdImageStep, STEP) step: IdImageStep,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Ctx() context: PortalContext,
  ) {
    return findIdImage(context, { reservationId, pms: pms ?? null, step });
  }

  @Directive('@inaccessible')
  @Query(() => IdImageFile, { nullable: true, description: 'The picture that a link opens.' })
  idImageFile(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Ctx() context: PortalContext,
  ) {
    return findLinkedIdImage(context, token);
  }

  @FieldResolver(() => IdCheckType, { description: "The check of the guest's identity document." })
  idCheck(@Root() row: Reservation, @Ctx() context: PortalContext) {
    return findIdCheck(context, row);
  }

  @FieldResolver(() => Identification, {
    nullable: true,
    description: "What was read in the guest's identity document.",
  })
  identification(@Root() row: Reservation, @Ctx() context: PortalContext) {
    return findIdentification(context, row);
  }
}
