import type { RequestHandler } from 'express';
import { JSON_BYTES, readJson } from './read-body.js';
import { readPicture } from './read-upload.js';
import { refuseOtherType } from './strict-request.js';

/** Reads the body of a `/v1` operation; `picture` names the members that may contain an image. */
export function restBody(picture?: readonly string[]): RequestHandler[] {
  if (!picture) return [refuseOtherType(), readJson(JSON_BYTES)];
  return [refuseOtherType(['image/*', 'application/octet-stream', 'multipart/form-data']), readPicture(picture)];
}
