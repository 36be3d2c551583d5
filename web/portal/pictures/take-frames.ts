import { base64Of } from './base64-of.js';

export type Pose = 'STRAIGHT' | 'LEFT' | 'RIGHT';

export interface Frame {
  step: number;
  atMs: number;
  imageBase64: string;
}

/** How long a pose is shown, and when in it frames are taken, in milliseconds: first comes the time to read and turn. */
const POSE_MS = 3_200;
const FRAMES_MS = [2_200, 2_800];
/** Pixels of a frame's longer side, and bytes that the service accepts. */
const LONGEST = 640;
const MOST_BYTES = 60_000;
const QUALITIES = [0.8, 0.6, 0.4];

const after = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, Math.max(0, ms)));

/**
 * Takes frames of what a camera shows while the guest is asked for one pose after the other; `show` says which. Stops
 * early and gives null once `isOver` says so.
 */
export async function takeFrames(
  video: HTMLVideoElement,
  poses: readonly Pose[],
  { show, isOver }: { show(step: number): void; isOver(): boolean },
): Promise<Frame[] | null> {
  const started = performance.now();
  const passed = () => Math.round(performance.now() - started);
  const frames: Frame[] = [];
  for (const step of poses.keys()) {
    show(step);
    for (const ms of FRAMES_MS) {
      await after(step * POSE_MS + ms - passed());
      if (isOver()) return null;
      // Taken without the mirror in which the guest sees themselves.
      frames.push({ step, atMs: passed(), imageBase64: await jpegOf(video) });
    }
    await after((step + 1) * POSE_MS - passed());
  }
  return frames;
}

async function jpegOf(video: HTMLVideoElement): Promise<string> {
  const { videoWidth: width, videoHeight: height } = video;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (jpeg && jpeg.size <= MOST_BYTES) return base64Of(await jpeg.arrayBuffer());
  }
  throw new Error('The frame could not be written.');
}
