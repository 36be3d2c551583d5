import { enumOf } from '#kit/graph/enum-of.js';

/** The same enums as in the intelligence subgraph. */
export const RebookingTier = enumOf('RebookingTier', 'Likelihood of a return, relative to other guests.', {
  high_loyalty: 'Top 10% of the guests in the training data.',
  medium_loyalty: 'Top 40% of the guests in the training data.',
  low_loyalty: 'Below the top 40%.',
});

export const GuestValueTier = enumOf('GuestValueTier', 'Value tier of a guest.', {
  high_value: 'At least `glvHighMin`.',
  medium_value: 'At least `glvMediumMin`.',
  low_value: 'Below `glvMediumMin`.',
});

export const ModelOrigin = enumOf('ModelOrigin', 'Origin of the training data of a model.', {
  simulated: 'Simulated reservations.',
  open: 'Public data.',
  own: 'Your own history.',
});
