import { capitalEnumOf } from '#kit/graph/enum-of.js';

export const PortalStateEnum = capitalEnumOf('PortalState', 'State of a guest portal.', {
  canceled: 'The reservation was canceled.',
  completed: 'All required screens are done.',
  waiting: 'Screens are open.',
});
