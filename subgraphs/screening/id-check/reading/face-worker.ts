import {
  type FaceReading,
  type FrameReading,
  type ImageRefusal,
  readFaces,
  readFrame,
} from '@guest-screening/document-reader';

/**
 * Input of the face worker: an upright JPEG, and whether it shows a document, where faces are portraits. `frame`: a JPEG
 * as uploaded, of a movement check.
 */
export type FaceTask = { jpeg: Uint8Array; onDocument: boolean } | { frame: Uint8Array };

export type FaceAnswer = { faces?: FaceReading; frame?: FrameReading | ImageRefusal };

/** Finds the faces in an image; an empty answer if the models are not installed. */
export default async function faceTask(task: FaceTask): Promise<FaceAnswer> {
  if ('frame' in task) return { frame: await readFrame(task.frame) };
  return { faces: await readFaces(task.jpeg, task.onDocument) };
}
