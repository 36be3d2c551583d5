import type { ReactNode } from 'react';

/** Around the content of a page that does not use the shared components yet. */
export const Older = ({ children }: { children: ReactNode }) => <div className="older">{children}</div>;
