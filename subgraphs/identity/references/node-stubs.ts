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

/** Types of other subgraphs that only `node` refers to. */
export const NODE_STUBS = [
  stub('AdverseMediaReport', 'Adverse media search for a person, with its results.', 'ID of the search.'),
  stub('BackgroundCheck', 'Background check of a person.', 'ID of the check.'),
  stub('BlacklistEntry', "A blocked guest on an account's blacklist, identified by one value.", 'Blacklist entry ID.'),
  stub('BusinessRule', 'Business rule, evaluated with each decision.', 'Rule ID.'),
  stub('Deposit', 'Deposit or waiver at a payment processor.', 'Deposit ID.'),
  stub('Message', 'Message to the guest of a reservation.', 'Message ID.'),
  stub('MessageTemplate', 'A message template: content and trigger.', 'Template ID.'),
  stub('Note', 'Note on a reservation.', 'Note ID.'),
  stub('PaymentEvent', 'Recorded payment event of a reservation.', 'Event ID in this service.'),
  stub('PortalFile', 'File uploaded by a guest.', 'File ID. Changes when the file is replaced.'),
  stub(
    'SavedView',
    'A saved set of filters for the review queue: personal, or shared with all users of the account.',
    'View ID.',
  ),
  stub('StoredDecision', 'An automatic decision with all its inputs.', 'Decision ID.'),
  stub('WatchlistDismissal', 'Dismissal of a watchlist match.', 'ID of the dismissal.'),
];
