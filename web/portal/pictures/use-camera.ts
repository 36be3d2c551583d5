import { useEffect, useRef, useState } from 'react';
import { type Frame, type Grey, sidesWithEdges } from './find-edges.js';

const LOOK_MS = 800;
/** Mean brightness, 0 to 255, below which a document is hard to read. */
const DARK = 45;
const [ACROSS, DOWN] = [96, 72];
/** Of four sides: one may lie under a finger. */
const SIDES_OF_DOCUMENT = 3;

/** What is seen in the live picture: too dark, a document that reaches the frame, or neither. */
export type Seen = 'dark' | 'framed' | 'unframed';

const constraints = (facing: 'user' | 'environment'): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1440 } },
});

/**
 * A camera of the device for as long as it is shown: `user` looks at who holds it. `shape` is what the frame is for, as
 * its width over its height; null where no document is looked for.
 */
export function useCamera(facing: 'user' | 'environment', shape: number | null) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening');
  const [seen, setSeen] = useState<Seen>('unframed');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia(constraints(facing));
      if (isOver || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      setState('open');
    };
    // Without a camera, or where it is not allowed, there is still the way of files.
    open().catch(() => isOver || setState('refused'));
    return () => {
      isOver = true;
      stop();
    };
  }, [facing]);
  useEffect(() => {
    if (state !== 'open') return;
    const timer = window.setInterval(() => video.current && setSeen(lookAt(video.current, shape)), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [state, shape]);
  return { video, state, seen };
}

function lookAt(video: HTMLVideoElement, shape: number | null): Seen {
  const grey = greyOf(video);
  let sum = 0;
  for (let n = 0; n < ACROSS * DOWN; n += 1) sum += grey.pixels[n]!;
  if (sum / (ACROSS * DOWN) < DARK) return 'dark';
  const { videoWidth, videoHeight } = video;
  if (shape === null || videoHeight === 0) return 'unframed';
  return sidesWithEdges(grey, frameOf(shape, videoWidth / videoHeight)) >= SIDES_OF_DOCUMENT ? 'framed' : 'unframed';
}

/** Where the style sheet puts the frame: 78 % of the height, at most 86 % of the width, in the middle. */
function frameOf(shape: number, picture: number): Frame {
  const [height, width] = [0.78, Math.min(0.86, (0.78 * shape) / picture)];
  return { left: (1 - width) / 2, right: (1 + width) / 2, top: (1 - height) / 2, bottom: (1 + height) / 2 };
}

function greyOf(video: HTMLVideoElement): Grey {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: ACROSS, height: DOWN });
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(video, 0, 0, ACROSS, DOWN);
  const { data } = pen.getImageData(0, 0, ACROSS, DOWN);
  const pixels = new Float32Array(ACROSS * DOWN);
  for (let n = 0; n < pixels.length; n += 1)
    pixels[n] = 0.299 * data[4 * n]! + 0.587 * data[4 * n + 1]! + 0.114 * data[4 * n + 2]!;
  return { pixels, across: ACROSS, down: DOWN };
}
