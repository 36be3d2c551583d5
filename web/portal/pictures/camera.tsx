import { useState } from 'react';
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

/** The camera with a frame to fill; the guest releases it by hand. What to do better is spoken too. */
export function Camera({ step, kind, onTaken, onClose }: CameraProps) {
  const { words } = useSpoken();
  const isSelfie = step === 'selfie';
  const { video, state, isDark } = useCamera(isSelfie ? 'user' : 'environment');
  const [isTaking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    try {
      onTaken(await takeFrame(video.current!));
    } finally {
      setTaking(false);
    }
  };
  const { pictures } = words;
  const hint = {
    opening: words.page.loading,
    open: isDark ? pictures.dark : pictures.fill,
    refused: pictures.noCamera,
  };
  const shape = isSelfie ? 'face' : kind === 'passport' ? 'page' : 'card';
  return (
    <div className="camera">
      {state !== 'refused' && (
        <div className="view">
          <video ref={video} className={isSelfie ? 'mirrored' : undefined} playsInline muted aria-hidden="true" />
          <div className={`frame ${shape}`} aria-hidden="true" />
        </div>
      )}
      <p className="hint" role="status">
        {hint[state]}
      </p>
      <div className="send">
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
