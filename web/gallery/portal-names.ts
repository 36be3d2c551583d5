/** Pages of the guest portal, at the width of a phone; also the names of their reference pictures. */
export const PORTAL_NAMES = ['portal-first-page', 'portal-form', 'portal-done'] as const;
