import { createContext, useContext } from 'react';
import type { PortalParts } from '../graph/answers.js';

export const PortalContext = createContext<PortalParts | null>(null);

/** The portal as it was last read; only below where it is known. */
export function usePortal(): PortalParts {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('The portal has not been read yet.');
  return portal;
}

/** Takes in the portal as a change has left it. */
export const ReadContext = createContext<(portal: PortalParts) => void>(() => undefined);

export const useRead = (): ((portal: PortalParts) => void) => useContext(ReadContext);
