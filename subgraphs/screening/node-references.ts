import type { Subgraph } from '#kit/graph/subgraph.js';
import { showMessageById } from './booking/message/reads/show-messages.js';
import type { Context } from './context.js';

/** Reads objects by ID, limited to the accounts of the viewer. */
export const REFERENCES: Subgraph['references'] = {
  Reservation: ({ id }, { load }: Context) => load.reservation(id),
  BlacklistEntry: ({ id }, { load }: Context) => load.blacklistEntry(id),
  BusinessRule: ({ id }, { load }: Context) => load.businessRule(id),
  Deposit: ({ id }, { load }: Context) => load.deposit(id),
  Message: ({ id }, context: Context) => showMessageById(context, id),
  MessageTemplate: ({ id }, { load }: Context) => load.messageTemplate(id),
  Note: ({ id }, { load }: Context) => load.note(id),
  PaymentEvent: ({ id }, { load }: Context) => load.paymentEvent(id),
  PortalFile: ({ id }, { load }: Context) => load.portalFile(id),
  SavedView: ({ id }, { load }: Context) => load.savedView(id),
  StoredDecision: ({ id }, { load }: Context) => load.decision(id),
};
