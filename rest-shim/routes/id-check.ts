import { z } from 'zod';
import { type RouteInput, route } from '../route.js';
import { messages } from '../messages.js';

const unknown = { status: 500, code: 'reservation_not_found', text: messages.noSuchReservation };

const step = z.enum(['front', 'back', 'selfie']);
const image = z.string().nullish();

/** The image has two alternative names; one of them is required. */
const Picture = z
  .object({ imageBase64: image, base64Image: image })
  .transform(({ imageBase64, base64Image }, context) => {
    const given = imageBase64 || base64Image;
    if (given) return { image: given };
    context.issues.push({
      code: 'custom',
      path: ['imageBase64'],
      message: messages.imageRequired,
      input: undefined,
    });
    return z.NEVER;
  });

const named = ({ params, query }: RouteInput) => ({ id: params.id, pms: query.pms ?? null });

interface Check {
  status: string;
  missingText: string | null;
}

export const idCheckRoutes = [
  route({
    method: 'post',
    path: '/idcheck/upload/:id/:step/:type',
    summary: "Upload an image of the guest's ID document or face; an unusable image returns 200 with a `code`",
    params: z.looseObject({ step, type: z.enum(['drivers', 'passport', 'id']) }),
    body: Picture,
    picture: ['imageBase64', 'base64Image'],
    operation: /* GraphQL */ `
      mutation UploadIdImage($id: ID!, $pms: String, $step: IdImageStep!, $kind: IdDocument!, $image: String!) {
        uploadIdImage(input: { reservationId: $id, pms: $pms, step: $step, kind: $kind, imageBase64: $image }) {
          idImageUpload {
            code
            error
            reason
            card {
              first_name: firstName
              last_name: lastName
              full_name: fullName
              birth_date: birthDate
              expiry_date: expiryDate
            }
            mismatch
            notice
            reservation_id: reservationId
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: (input) => ({
      ...named(input),
      step: input.params.step,
      kind: input.params.type,
      image: input.body.image,
    }),
    answer: ({ uploadIdImage }) => uploadIdImage,
    unknown,
  }),
  route({
    method: 'post',
    path: '/idcheck/attempts/:id',
    summary: "Reset a guest's daily upload limit and return the status of the ID check",
    operation: /* GraphQL */ `
      mutation AllowIdImagesAgain($id: ID!, $pms: String) {
        allowIdImagesAgain(input: { reservationId: $id, pms: $pms }) {
          idCheck {
            status
            missing
            errors
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: named,
    answer: ({ allowIdImagesAgain }) => allowIdImagesAgain,
    unknown,
  }),
  route({
    method: 'get',
    path: '/idcheck/status/:id',
    summary: 'Get the status of the ID check; a 500 response lists missing images',
    operation: /* GraphQL */ `
      query IdCheckStatus($id: ID!, $pms: String) {
        reservation(id: $id, pms: $pms) {
          idCheck {
            status
            errors
            missingText
          }
        }
      }
    `,
    variables: named,
    failure: ({ reservation }) => {
      const check = (reservation as { idCheck: Check } | null)?.idCheck;
      if (!check?.missingText) return null;
      return { status: 500, code: 'id_images_missing', text: check.missingText };
    },
    answer: ({ reservation }) => {
      const check = (reservation as { idCheck: Check & { errors: string[] } } | null)?.idCheck;
      return check && { status: check.status, errors: check.errors };
    },
    unknown,
  }),
  route({
    method: 'get',
    path: '/idcheck/image/:id/:step',
    summary: 'Get an uploaded image as a data URL; each access is recorded in the audit trail',
    params: z.looseObject({ step }),
    operation: /* GraphQL */ `
      query IdCheckImage($id: ID!, $pms: String, $step: IdImageStep!) {
        idImage(reservationId: $id, pms: $pms, step: $step) {
          imageBase64: dataUrl
          base64Image: dataUrl
        }
      }
    `,
    variables: (input) => ({ ...named(input), step: input.params.step }),
    answer: ({ idImage }) => idImage,
    unknown,
  }),
];
