import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { PORTAL_HEADER } from '../../http/admission.js';
import { refuse } from '../../http/refuse.js';

/** Where the portal's page sends pictures. No token is in the address: the credential's header tells whose they are. */
export const UPLOADS_PATH = '/portal-uploads';

const LARGEST = '10mb';
const STEPS = ['front', 'back', 'selfie'];
const KINDS = ['drivers', 'passport', 'id'];

const UPLOAD = /* GraphQL */ `
  mutation UploadGuestImage($id: ID!, $step: IdImageStep!, $kind: IdDocument!, $image: String!) {
    uploadIdImage(reservationId: $id, step: $step, kind: $kind, imageBase64: $image) {
      code
      error
      reason
      card {
        firstName
        lastName
        fullName
        birthDate
        expiryDate
      }
    }
  }
`;

/** What the graph says of a guest's picture; all else is a fault of ours. */
const STATUS: Record<string, number> = {
  ...{ FORBIDDEN: 403, RESERVATION_NOT_FOUND: 404, RESERVATION_ERASED: 409, PORTAL_CLOSED: 409, UNAVAILABLE: 503 },
  ...{ SCREEN_NOT_ASKED: 409, SCREEN_NOT_DONE: 409, SCREEN_DONE: 409, BAD_INPUT: 400, BAD_USER_INPUT: 400 },
};

export interface UploadParts {
  graph: Graph;
  /** Who sends a request, by the portal's credential too; counts one operation. Throws a Failure. */
  graphViewerOf(request: Request, response: Response): Promise<Viewer>;
}

/**
 * `POST /portal-uploads/id-image/{step}/{kind}`: the bytes of a picture, at most 10 MB, from the holder of a portal's
 * credential. A key or a cookie alone is refused, before the body is read. Answers as `uploadIdImage` does.
 */
export function uploadRoutes({ graph, graphViewerOf }: UploadParts): Router {
  const admit: RequestHandler = (request, response, next) => {
    if (!request.get(PORTAL_HEADER))
      return next(new Failure('UNAUTHENTICATED', 'Send what the link was exchanged for.'));
    graphViewerOf(request, response).then(
      ({ kind }) => next(kind === 'guest' ? undefined : new Failure('FORBIDDEN', 'This is for portals.')),
      next,
    );
  };
  const take = async (request: Request, response: Response): Promise<void> => {
    const body: unknown = request.body;
    const { step, kind } = request.params as Record<string, string>;
    if (!STEPS.includes(step!) || !KINDS.includes(kind!))
      return refuse(response, 404, 'not_found', 'There is nothing here.');
    if (!Buffer.isBuffer(body) || body.length === 0)
      return refuse(response, 400, 'bad_input', 'Send the picture itself, as an image or as application/octet-stream.');
    const viewer = await graphViewerOf(request, response);
    const variables = { id: viewer.reservationId, step, kind, image: body.toString('base64') };
    const { data, errors } = await graph(UPLOAD, variables, viewer);
    response.set('Cache-Control', 'no-store');
    const [error] = errors;
    if (!error) return void response.json(data!.uploadIdImage);
    const status = STATUS[error.code ?? ''] ?? 500;
    if (status === 503) response.set('Retry-After', '2');
    refuse(response, status, (error.code ?? 'internal').toLowerCase(), error.message);
  };
  const router = express.Router();
  const bytes = express.raw({ limit: LARGEST, type: ['image/*', 'application/octet-stream'] });
  router.post(`${UPLOADS_PATH}/id-image/:step/:kind`, admit, bytes, (request, response, next) => {
    take(request, response).catch(next);
  });
  return router;
}
