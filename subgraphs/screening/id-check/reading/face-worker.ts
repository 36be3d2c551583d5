import { type FaceReading, readFaces } from '@guest-screening/document-reader';

/** Input of the face worker: an upright JPEG, and whether it shows a document, where faces are portraits. */
export interface FaceTask {
  jpeg: Uint8Array;
  onDocument: boolean;
}

/** Finds the faces in an image; undefined if the models are not installed. */
export default function faceTask({ jpeg, onDocument }: FaceTask): Promise<FaceReading | undefined> {
  return readFaces(jpeg, onDocument);
}
