import type { FaceReading } from '../reading/id-image-reading.js';
import { readFaces } from './read-faces.js';

/** The task of the worker that holds the face models: the faces in an upright JPEG; undefined without models. */
export default function faceTask(jpeg: Uint8Array): Promise<FaceReading | undefined> {
  return readFaces(jpeg);
}
