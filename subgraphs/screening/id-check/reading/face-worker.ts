import { type FaceReading, readFaces } from '@guest-screening/document-reader';

/** An upright JPEG; on a document faces are portraits. */
export interface FaceTask {
  jpeg: Uint8Array;
  onDocument: boolean;
}

/** The task of the worker that holds the face models: the faces in a picture; undefined without models. */
export default function faceTask({ jpeg, onDocument }: FaceTask): Promise<FaceReading | undefined> {
  return readFaces(jpeg, onDocument);
}
