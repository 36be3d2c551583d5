import { enumOf } from '#kit/graph/enum-of.js';

export const PartnerAction = enumOf(
  'PartnerAction',
  'What to do with the connection of a listing to the screening partner.',
  {
    connect: 'Connects it; one that is connected stays as it is.',
    disconnect: 'Ends the connection and removes its identifier.',
  },
);

export type PartnerAction = keyof typeof PartnerAction;
