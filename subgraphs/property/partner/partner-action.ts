import { enumOf } from '#kit/graph/enum-of.js';

export const PartnerAction = enumOf(
  'PartnerAction',
  'Action on the connection between a listing and the screening partner.',
  {
    connect: 'Connect the listing. No effect if it is already connected.',
    disconnect: 'Disconnect the listing and clear its partner ID.',
  },
);

export type PartnerAction = keyof typeof PartnerAction;
