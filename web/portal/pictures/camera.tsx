import { useEffect, useState } from 'react';
import { useSpoken } from '../words/use-words.js';
import type { PictureKind, PictureName } from './pictures-left.js';
import { type Taken, takeFrame } from './shrink-picture.js';
import { useCamera } from './use-camera.js';

interface CameraProps {
  step: PictureName;
  kind: PictureKind;
  onTaken(taken: Taken): void;
  onClose(): void;
}

/** Width over height of what the frame is for; no edges are looked for around a face. */
const SHAPES = { card: 85.6 / 54, page: 125 / 88, face: null };

/**
 * The camera with a frame to fill. The picture is taken when a document fills it and is held still, or by the button; the
 * guest looks at it before it is sent. What to do better is spoken too.
 */
export function Camera({ step, kind, onTaken, onClose }: CameraProps) {
  const { words } = useSpoken();
  const isSelfie = step === 'selfie';
  const shape = isSelfie ? 'face' : kind === 'passport' ? 'page' : 'card';
  const { video, state, seen, isSteady } = useCamera(isSelfie ? 'user' : 'environment', SHAPES[shape]);
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    try {
      onTaken(await takeFrame(video.current!));
    } finally {
      setTaking(false);
    }
  };
  useEffect(() => {
    if (isSteady && !isTaking) void take();
  }, [isSteady]);
  const { pictures } = words;
  const open = {
    dark: pictures.dark,
    glare: pictures.faults.glare,
    far: pictures.faults.resolution,
    framed: pictures.hold,
    unframed: pictures.fill,
  };
  const hint = { opening: words.page.loading, open: open[seen], refused: pictures.noCamera };
  return (
    <div className="camera">
      {state !== 'refused' && (
        <div className="view">
          <video ref={video} className={isSelfie ? 'mirrored' : undefined} playsInline muted aria-hidden="true" />
          <div className={`frame ${shape}${seen === 'framed' ? ' filled' : ''}`} aria-hidden="true" />
        </div>
      )}
      <p className="hint" role="status">
        {hint[state]}
      </p>
      <p className="quiet framed" role="status">
        {seen === 'framed' ? pictures.framed : ''}
      </p>
      <div className="row">
        {state === 'open' && (
          <button type="button" aria-disabled={isTaking} onClick={() => !isTaking && void take()}>
            {pictures.shutter}
          </button>
        )}
        <button className="second" type="button" onClick={onClose}>
          {pictures.close}
        </button>
      </div>
    </div>
  );
}
