import { useEffect, useRef, useState } from 'react';
import type { Frame, Grey } from './find-edges.js';
import { type Seen, changeOf, seenIn } from './see-document.js';

const LOOK_MS = 500;
/** Looks in a row at a document that fills the frame without moving, before the picture is taken. */
const STEADY_LOOKS = 3;
/** Mean change of brightness between two looks, by judgement: noise has about 2, a moving hand 10 and more. */
const MOVING = 5;
const [ACROSS, DOWN] = [96, 72];

const constraints = (facing: 'user' | 'environment'): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1440 } },
});

/**
 * A camera of the device for as long as it is shown: `user` looks at who holds it. `shape` is what the frame is for, as
 * its width over its height; null where no document is looked for. `isSteady`: a document fills the frame and is held
 * still.
 */
export function useCamera(facing: 'user' | 'environment', shape: number | null) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening');
  const [{ seen, steady }, setLook] = useState<Look>(NOTHING);
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
    let last = NOTHING;
    const look = () => {
      if (!video.current) return;
      last = lookAt(video.current, shape, last);
      setLook(last);
    };
    const timer = window.setInterval(look, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [state, shape]);
  return { video, state, seen, isSteady: steady >= STEADY_LOOKS };
}

interface Look {
  seen: Seen;
  grey: Grey | null;
  /** Looks in a row that saw the same document in the frame. */
  steady: number;
}

const NOTHING: Look = { seen: 'unframed', grey: null, steady: 0 };

function lookAt(video: HTMLVideoElement, shape: number | null, before: Look): Look {
  const grey = greyOf(video);
  const { videoWidth, videoHeight } = video;
  const frame = shape === null || videoHeight === 0 ? null : frameOf(shape, videoWidth / videoHeight);
  const seen = seenIn(grey, frame);
  const isStill = before.grey !== null && changeOf(grey, before.grey) < MOVING;
  return { seen, grey, steady: seen === 'framed' && isStill ? before.steady + 1 : 0 };
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
