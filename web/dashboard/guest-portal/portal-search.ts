import { anyText, oneOf, searchOf } from '../address/search.js';
import type { PortalScreen } from '../graph/answers.js';
import { SCREENS } from '../look/screen-names.js';

/** Whose portal is edited, and which of its screens. */
export const readPortalSearch = searchOf({
  for: oneOf(['listing', 'channel', 'repeat']),
  listing: anyText,
  channel: anyText,
  screen: oneOf(Object.keys(SCREENS) as PortalScreen[]),
});

export type PortalSearch = ReturnType<typeof readPortalSearch>;
