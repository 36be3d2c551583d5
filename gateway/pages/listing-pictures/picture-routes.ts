import express, { type Request, type Response, type Router } from 'express';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { isPlaceholder } from '#web/pages/placeholder-picture.js';
import { refuse } from '../../http/refuse.js';
import { messages } from '../../messages.js';
import { fetchPicture } from './fetch-picture.js';
import { KeptPictures } from './kept-pictures.js';

export interface PictureParts {
  graph: Graph;
  /** Returns the signed-in user and counts the session's operation. */
  userOf(request: Request, response: Response): Promise<Viewer | null>;
  /** Base URL of this service, under which it serves drawings of its own. */
  publicUrl: string;
  /** Whether pictures may be fetched from private addresses. */
  allowPrivate: boolean;
}

const PICTURES = /* GraphQL */ `
  query ListingPictures($id: ID!) {
    listing(id: $id) {
      pictures {
        thumbnailUrl
        regularUrl
        largeUrl
      }
    }
  }
`;

type Pictures = Record<'thumbnailUrl' | 'regularUrl' | 'largeUrl', string>;

/** For each requested size, the sizes that can stand in for it, best first. */
const SIZES: Readonly<Record<string, readonly (keyof Pictures)[]>> = {
  thumbnail: ['thumbnailUrl', 'regularUrl', 'largeUrl'],
  regular: ['regularUrl', 'largeUrl', 'thumbnailUrl'],
};

/**
 * `/listing-pictures/{listing}/{thumbnail|regular}`: the picture of a listing, for signed-in users. The service fetches
 * it from the host's address, so that the dashboard's pages need no other origin, and nobody else sees who opens them.
 * If the host has none to show, the drawing for a listing without a picture takes its place.
 */
export function pictureRoutes({ graph, userOf, publicUrl, allowPrivate }: PictureParts): Router {
  const pictures = new KeptPictures((url) => fetchPicture(url, { allowPrivate }));
  const own = `${publicUrl}/pictures/`;
  const urlOf = async (viewer: Viewer, id: string, sizes: readonly (keyof Pictures)[]): Promise<string | null> => {
    const { data } = await graph(PICTURES, { id }, viewer);
    const found = (data as { listing?: { pictures: Pictures } | null } | null)?.listing?.pictures;
    return sizes.map((size) => found?.[size]).find((url) => url && !isPlaceholder(url)) ?? null;
  };
  const show = async (request: Request<{ id: string; size: string }>, response: Response): Promise<void> => {
    const { id, size } = request.params;
    const sizes = Object.hasOwn(SIZES, size) ? SIZES[size]! : null;
    const viewer = sizes && (await userOf(request, response));
    const url = viewer && (await urlOf(viewer, id, sizes));
    if (url?.startsWith(own)) return response.redirect(302, `/pictures/${url.slice(own.length)}`);
    if (!url) return refuse(response, 404, 'not_found', messages.notFound);
    const picture = await pictures.get(url);
    if (!picture) return response.redirect(302, `/pictures/listing-${size}.svg`);
    response.set('Cache-Control', 'private, max-age=600').type(picture.type).send(picture.content);
  };
  const router = express.Router();
  router.get('/listing-pictures/:id/:size', (request, response, next) => void show(request, response).catch(next));
  return router;
}
