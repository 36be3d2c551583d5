import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';

/** A type of another subgraph that `node` finds. */
function stub(name: string, description: string, ofId: string) {
  @ObjectType(name, { description, implements: Node })
  @Directive('@key(fields: "id", resolvable: false)')
  class Stub {
    @Field(() => ID, { description: ofId })
    id!: string;
  }
  return Stub;
}

const AdverseMediaReport = stub(
  'AdverseMediaReport',
  'Adverse media search for a person, with its results.',
  'ID of the search.',
);
const BackgroundCheck = stub('BackgroundCheck', 'Background check of a person.', 'ID of the check.');
export const BlacklistEntry = stub(
  'BlacklistEntry',
  "A blocked guest on an account's block list, identified by one value.",
  'Block list entry ID.',
);
export const BusinessRule = stub('BusinessRule', 'Business rule, evaluated with each decision.', 'Rule ID.');
export const Deposit = stub('Deposit', 'Deposit or waiver at a payment processor.', 'Deposit ID.');
export const Message = stub('Message', 'Message to the guest of a reservation.', 'Message ID.');
export const MessageTemplate = stub('MessageTemplate', 'A message template: content and trigger.', 'Template ID.');
const Note = stub('Note', 'Note on a reservation.', 'Note ID.');
export const PaymentEvent = stub(
  'PaymentEvent',
  'Recorded payment event of a reservation.',
  'Event ID in this service.',
);
export const PortalFile = stub(
  'PortalFile',
  'File uploaded by a guest.',
  'File ID. Changes when the file is replaced.',
);
export const SavedView = stub(
  'SavedView',
  'A saved set of filters for the review queue: personal, or shared with all users of the account.',
  'View ID.',
);
const StoredDecision = stub('StoredDecision', 'An automatic decision with all its inputs.', 'Decision ID.');
export const WatchlistDismissal = stub('WatchlistDismissal', 'Dismissal of a watchlist match.', 'ID of the dismissal.');

/** Types of other subgraphs that `node` refers to. */
export const NODE_STUBS = [
  AdverseMediaReport,
  BackgroundCheck,
  BlacklistEntry,
  BusinessRule,
  Deposit,
  Message,
  MessageTemplate,
  Note,
  PaymentEvent,
  PortalFile,
  SavedView,
  StoredDecision,
  WatchlistDismissal,
];
