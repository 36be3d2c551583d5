import type { Subgraph } from '#kit/graph/subgraph.js';
import type { IntelligenceContext } from './context.js';
import { lookUpFor } from './doors/look-up.js';
import { openDoors } from './doors/open-doors.js';
import type { Report } from './doors/provider-failed.js';
import { intelligenceResolvers, intelligenceTypes } from './resolvers.js';

/** Lookups: what is known about a phone number, an e-mail address, an IP address, a place. */
export const intelligence: Subgraph = {
  name: 'intelligence',
  store: null,
  resolvers: [...intelligenceResolvers],
  types: intelligenceTypes,
  references: {},
  open: ({ log, lookups }) => {
    const doors = openDoors(lookups);
    const report: Report = ({ capability, error }) => log.warn({ err: error, capability }, 'provider.failed');
    return {
      contextOf: (viewer): IntelligenceContext => ({ viewer, report, lookUp: lookUpFor(doors, viewer, report) }),
      jobs: [],
    };
  },
};
