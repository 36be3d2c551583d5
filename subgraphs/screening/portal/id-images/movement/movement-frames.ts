import { FRAME_LIMITS, type FrameReading, type ImageRefusal } from '@guest-screening/document-reader';
import { isBase64 } from '#kit/base64.js';
import { Failure } from '#kit/failure.js';
import { messages, problems } from '../../../messages.js';
import type { MovementFrameInput } from './movement.type.js';

/** Frames of one pose. */
const MOST_OF_POSE = 3;

export interface GivenFrame {
  step: number;
  atMs: number;
  jpeg: Uint8Array;
}

const refused = (loc: string[], msg: string, type: string) =>
  new Failure('BAD_INPUT', messages.framesRefused(msg), [{ loc: ['frames', ...loc], msg, type }]);

/** The frames as bytes. Throws BAD_INPUT if their number, order, times or sizes are wrong. */
export function framesGiven(given: readonly MovementFrameInput[], poses: number): GivenFrame[] {
  if (given.length < poses || given.length > MOST_OF_POSE * poses)
    throw refused([], problems.frameCount(poses, MOST_OF_POSE * poses), 'value_error');
  return given.map(({ step, atMs, imageBase64 }, n) => {
    const before = given[n - 1];
    if (step < 0 || step >= poses || (before && step < before.step))
      throw refused([String(n), 'step'], problems.frameOrder, 'value_error');
    if (atMs < 0 || (before && atMs <= before.atMs))
      throw refused([String(n), 'atMs'], problems.frameOrder, 'value_error');
    const loc = [String(n), 'imageBase64'];
    if (imageBase64.length > Math.ceil(FRAME_LIMITS.bytes / 3) * 4)
      throw refused(loc, problems.frameImage(FRAME_LIMITS), 'too_long');
    if (!isBase64(imageBase64)) throw refused(loc, problems.notBase64, 'string_pattern_mismatch');
    return { step, atMs, jpeg: Buffer.from(imageBase64, 'base64') };
  });
}

/** Throws BAD_INPUT if a frame is not a JPEG within the limits. */
export function mustBeRead(readings: readonly (FrameReading | ImageRefusal)[]): asserts readings is FrameReading[] {
  const bad = readings.findIndex((reading) => 'error' in reading);
  if (bad >= 0) throw refused([String(bad), 'imageBase64'], problems.frameImage(FRAME_LIMITS), 'value_error');
}
