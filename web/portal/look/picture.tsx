import { type ComponentProps, type ReactNode, useState } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Null if there is none. */
  src: string | null;
  /** Shown if the picture does not load. */
  children?: ReactNode;
}

/** A picture that leaves nothing broken behind if it does not load. */
export function Picture({ src, children = null, ...more }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (!src) return null;
  return isBroken ? children : <img {...more} src={src} onError={() => setBroken(true)} />;
}
