import { capitalEnumOf, enumOf } from '#kit/graph/enum-of.js';

/** The same enum as in the screening subgraph. */
export const ModelOrigin = enumOf('ModelOrigin', 'Origin of the training data of a model.', {
  simulated: 'Simulated reservations.',
  open: 'Public data.',
  own: 'Your own history.',
});

export const ModelTarget = capitalEnumOf('ModelTarget', 'What a model predicts.', {
  'str-fraud': 'Whether a reservation ends in fraud.',
  'guest-loyalty': 'Whether a guest comes back.',
});

export const ModelRole = capitalEnumOf('ModelRole', 'Role of a model.', {
  champion: 'Its predictions are returned.',
  challenger: 'Scored in the background for comparison only.',
});
