import type { Subgraph } from '#kit/graph/subgraph.js';
import type { IntelligenceContext } from './context.js';
import { intelligenceResolvers, intelligenceTypes } from './resolvers.js';

/** Lookups: what is known about a phone number, an e-mail address, an IP address, a place. */
export const intelligence: Subgraph = {
  name: 'intelligence',
  store: null,
  resolvers: [...intelligenceResolvers],
  types: intelligenceTypes,
  references: {},
  open: ({ log }) => ({
    contextOf: (viewer): IntelligenceContext => ({
      viewer,
      report: ({ capability, error }) => log.warn({ err: error, capability }, 'provider.failed'),
    }),
    jobs: [],
  }),
};
