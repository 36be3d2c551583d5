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

const ID_OR_CODE = { description: 'Reservation ID; with `pms`, the confirmation code.' };
const BY_CODE = {
  nullable: true,
  description: 'Source system (PMS). If given, the ID is a confirmation code in this system.',
};
const STEP = { description: 'Image type: front, back or selfie.' };

@Resolver(() => Reservation)
export class IdCheckResolver {
  @OpenToGuest()
  @RequiresRole('manager')
  @Mutation(() => IdImageUpload, {
    description: "Upload an image of the guest's identity document or face. Document data is read from the image.",
  })
  uploadIdImage(
    @Arg('reservationId', () => ID, ID_OR_CODE) reservationId: string,
    @Arg('step', () => IdImageStep, STEP) step: IdImageStep,
    @Arg('kind', () => IdDocument, { description: 'Document type.' }) kind: IdDocument,
    @Arg('imageBase64', () => String, { description: 'Image in base64, or as a data URL.' })
    imageBase64: string,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Ctx() context: PortalContext,
  ) {
    return uploadIdImage(context, { reservationId, pms: pms ?? null, step, kind, imageBase64 });
  }

  @RequiresRole('manager')
  @Mutation(() => IdCheckType, {
    description: 'Reset the daily upload limit so that the guest can upload images again.',
  })
  allowIdImagesAgain(
    @Arg('reservationId', () => ID, ID_OR_CODE) reservationId: string,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Ctx() context: PortalContext,
  ) {
    return allowIdImagesAgain(context, reservationId, pms ?? null);
  }

  @RequiresRole('manager')
  @Query(() => IdImageContent, {
    description: 'Get an ID document image, as stored. Every access is recorded in the audit trail.',
  })
  idImage(
    @Arg('reservationId', () => ID, ID_OR_CODE) reservationId: string,
    @Arg('step', () => IdImageStep, STEP) step: IdImageStep,
    @Arg('pms', () => String, BY_CODE) pms: string | null,
    @Ctx() context: PortalContext,
  ) {
    return findIdImage(context, { reservationId, pms: pms ?? null, step });
  }

  @Directive('@inaccessible')
  @Query(() => IdImageFile, { nullable: true, description: 'Get the image for the token of a link.' })
  idImageFile(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
    @Ctx() context: PortalContext,
  ) {
    return findLinkedIdImage(context, token);
  }

  @FieldResolver(() => IdCheckType, { description: "Check of the guest's identity document." })
  idCheck(@Root() row: Reservation, @Ctx() context: PortalContext) {
    return findIdCheck(context, row);
  }

  @FieldResolver(() => Identification, {
    nullable: true,
    description: "Data read from the guest's identity document.",
  })
  identification(@Root() row: Reservation, @Ctx() context: PortalContext) {
    return findIdentification(context, row);
  }
}
