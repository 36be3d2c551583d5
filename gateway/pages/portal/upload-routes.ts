import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { PORTAL_HEADER } from '../../http/admission.js';
import { readUpload } from '../../http/input/read-upload.js';
import { refuse } from '../../http/refuse.js';

/** Path for portal uploads. It contains no token: the credential header identifies the guest. */
export const UPLOADS_PATH = '/portal-uploads';

const TYPES = ['image/*', 'application/octet-stream', 'application/pdf'];
const STEPS = ['front', 'back', 'selfie'];
const KINDS = ['drivers', 'passport', 'id'];

const FILE = /* GraphQL */ `
  mutation UploadGuestFile($screen: PortalScreen!, $slot: String!, $name: String, $content: String!) {
    uploadPortalFile(input: { screen: $screen, slot: $slot, name: $name, contentBase64: $content }) {
      portal {
        reservationId
      }
      userErrors {
        code
        message
        field
        rule
      }
    }
  }
`;

const UPLOAD = /* GraphQL */ `
  mutation UploadGuestImage($id: ID!, $step: IdImageStep!, $kind: IdDocument!, $image: String!) {
    uploadIdImage(input: { reservationId: $id, step: $step, kind: $kind, imageBase64: $image }) {
      idImageUpload {
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
        mismatch
      }
      userErrors {
        code
        message
        field
        rule
      }
    }
  }
`;

/** Failures that the guest can act on. Everything else is an internal error. */
const STATUS: Record<string, number> = {
  FORBIDDEN: 403,
  RESERVATION_NOT_FOUND: 404,
  RESERVATION_ERASED: 409,
  PORTAL_CLOSED: 409,
  STAY_DECLINED: 409,
  UNAVAILABLE: 503,
  SCREEN_NOT_ASKED: 409,
  SCREEN_NOT_DONE: 409,
  SCREEN_DONE: 409,
  BAD_INPUT: 400,
  BAD_USER_INPUT: 400,
  FILE_TYPE_REFUSED: 400,
  FILE_TOO_LARGE: 400,
  FILE_DAMAGED: 400,
};

export interface UploadParts {
  graph: Graph;
  /** Authenticates a request, also by portal credential, and counts one operation. Throws a Failure. */
  graphViewerOf(request: Request, response: Response): Promise<Viewer>;
}

type Taken = { operation: string; variables: Record<string, unknown>; field: string } | null;

/** The mutation for an uploaded document picture; null: unknown kind of picture. */
function pictureOf(request: Request, reservationId: string | undefined, content: string): Taken {
  const { step, kind } = request.params as Record<string, string>;
  if (!STEPS.includes(step!) || !KINDS.includes(kind!)) return null;
  return { operation: UPLOAD, variables: { id: reservationId, step, kind, image: content }, field: 'uploadIdImage' };
}

/** The mutation for an uploaded file. Its name comes percent-encoded in `x-file-name`, or from the form. */
function fileOf(request: Request, _reservationId: string | undefined, content: string, name: string | null): Taken {
  const { screen, slot } = request.params as Record<string, string>;
  if (!/^[A-Za-z]{1,40}$/.test(screen!)) return null;
  const variables = { screen, slot, name: nameOf(request.get('x-file-name')) ?? name?.slice(0, 500) ?? null, content };
  return { operation: FILE, variables, field: 'uploadPortalFile' };
}

function nameOf(header: string | undefined): string | null {
  try {
    return header ? decodeURIComponent(header).slice(0, 500) : null;
  } catch {
    // A badly encoded name is no reason to refuse the file.
    return null;
  }
}

/**
 * `POST /portal-uploads/id-image/{step}/{kind}` and `POST /portal-uploads/file/{screen}/{slot}`: the file itself or a
 * multipart form of one file, at most 10 MB, from the holder of a portal's credential. A key or a cookie alone is refused, before the body is read. Answers as
 * `uploadIdImage` and `uploadPortalFile` do.
 */
export function uploadRoutes({ graph, graphViewerOf }: UploadParts): Router {
  const admit: RequestHandler = (request, response, next) => {
    if (!request.get(PORTAL_HEADER))
      return next(new Failure('UNAUTHENTICATED', 'Portal credential missing or invalid. Open the portal link again.'));
    graphViewerOf(request, response).then(
      ({ kind }) =>
        next(kind === 'guest' ? undefined : new Failure('FORBIDDEN', 'Only guest portals can upload here.')),
      next,
    );
  };
  const take = async (request: Request, response: Response, read: typeof fileOf): Promise<void> => {
    const viewer = await graphViewerOf(request, response);
    const upload = await readUpload(request, response, TYPES);
    const content = upload?.content.toString('base64') ?? '';
    const taken = read(request, viewer.reservationId, content, upload?.name ?? null);
    if (!taken) return refuse(response, 404, 'not_found', 'Not found.');
    if (!content)
      return refuse(
        response,
        400,
        'bad_input',
        'Send the file as the request body (its own type or application/octet-stream) or as one multipart/form-data file.',
      );
    const { data, errors } = await graph(taken.operation, taken.variables, viewer);
    response.set('Cache-Control', 'no-store');
    const [error] = errors;
    if (!error) return void response.json(data![taken.field]);
    const status = STATUS[error.code ?? ''] ?? 500;
    if (status === 503) response.set('Retry-After', '2');
    refuse(response, status, (error.code ?? 'internal').toLowerCase(), error.message);
  };
  const router = express.Router();
  const on = (path: string, read: typeof fileOf) =>
    router.post(`${UPLOADS_PATH}/${path}`, admit, (request, response, next) => {
      take(request, response, read).catch(next);
    });
  on('id-image/:step/:kind', pictureOf);
  on('file/:screen/:slot', fileOf);
  return router;
}
