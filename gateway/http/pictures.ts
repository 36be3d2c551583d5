import type { RequestHandler } from 'express';
import { drawnHome } from './drawn-homes.js';

/** Width and height in pixels of the placeholders for a listing's pictures. */
const SIZES: Record<string, [number, number]> = {
  'listing-large.svg': [1200, 800],
  'listing-regular.svg': [600, 400],
  'listing-thumbnail.svg': [150, 100],
};

/** A house under a plain sky. */
function drawing([width, height]: [number, number]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 60 40" role="img">`,
    '<title>No picture yet</title>',
    '<path fill="#e8edf2" d="M0 0h60v40H0z"/>',
    '<path fill="#cfd8e1" d="M0 32h60v8H0z"/>',
    '<path fill="#f7f9fb" d="M19 19h22v13H19z"/>',
    '<path fill="#8fa1b3" d="M16 20 30 9l14 11-1.5 2L30 12.3 17.5 22zM27 24h6v8h-6z"/>',
    '</svg>',
  ].join('');
}

/**
 * `/pictures/listing-<size>.svg` and `/pictures/home-<name>.svg`: public and usable from any origin, as they contain no
 * data.
 */
export const servePicture: RequestHandler = (request, response, next) => {
  const { name } = request.params as { name: string };
  const size = Object.hasOwn(SIZES, name) ? SIZES[name] : undefined;
  const picture = size ? drawing(size) : drawnHome(name);
  if (!picture) return next();
  response.set({ 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  response.type('svg').send(picture);
};
