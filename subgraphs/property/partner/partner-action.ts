import { registerEnumType } from 'type-graphql';

export const PartnerAction = { connect: 'connect', disconnect: 'disconnect' } as const;

export type PartnerAction = keyof typeof PartnerAction;

registerEnumType(PartnerAction, {
  name: 'PartnerAction',
  description: 'What to do with the connection of a listing to the screening partner.',
  valuesConfig: {
    connect: { description: 'Connects it; one that is connected stays as it is.' },
    disconnect: { description: 'Ends the connection and forgets its identifier.' },
  },
});
