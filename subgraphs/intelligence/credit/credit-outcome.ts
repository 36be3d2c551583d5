import { capitalEnumOf } from '#kit/graph/enum-of.js';

export const CreditOutcome = capitalEnumOf('CreditOutcome', 'Outcome of a credit check.', {
  clear: 'Nothing adverse.',
  consider: 'Needs a review.',
  no_file: 'The bureau has no file on the guest.',
});
