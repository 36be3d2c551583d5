import type { ReactNode } from 'react';

/** A component in one state. */
export interface Specimen {
  /** Kebab case; unique. Also the name of its reference picture. */
  name: string;
  node: ReactNode;
  /** Covers the page, so it is shown only on its own address. */
  isDialog?: boolean;
}

export const ignored = (): void => undefined;
