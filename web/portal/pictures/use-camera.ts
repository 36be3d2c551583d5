import { useEffect, useRef, useState } from 'react';

const LOOK_MS = 800;
/** Mean brightness, 0 to 255, below which a document is hard to read. */
const DARK = 45;
const [ACROSS, DOWN] = [32, 24];

const constraints = (facing: 'user' | 'environment'): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1440 } },
});

/** A camera of the device for as long as it is shown: `user` looks at who holds it. */
export function useCamera(facing: 'user' | 'environment') {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'open' | 'refused'>('opening');
  const [isDark, setDark] = useState(false);
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
    const timer = window.setInterval(() => video.current && setDark(brightness(video.current) < DARK), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [state]);
  return { video, state, isDark };
}

function brightness(video: HTMLVideoElement): number {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: ACROSS, height: DOWN });
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(video, 0, 0, ACROSS, DOWN);
  const { data } = pen.getImageData(0, 0, ACROSS, DOWN);
  let sum = 0;
  for (let n = 0; n < data.length; n += 4) sum += 0.299 * data[n]! + 0.587 * data[n + 1]! + 0.114 * data[n + 2]!;
  return sum / (ACROSS * DOWN);
}
