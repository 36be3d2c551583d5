import { PUBLIC_TO_KEYS } from './profiles.js';
import { graph, rest } from './row.js';

export const predictionRows = [
  rest('POST /predict/str-fraud', PUBLIC_TO_KEYS, () => ({ body: { nights: 2 } })),
  rest('POST /loyalty/guest-loyalty', PUBLIC_TO_KEYS, () => ({ body: { nights: 2 } })),
  rest('POST /fraud/analyze', PUBLIC_TO_KEYS, () => ({ body: { ipAddress: '8.8.8.8' } })),
  graph('Query.predictStrFraud', PUBLIC_TO_KEYS, () => '{ predictStrFraud(features: { nights: 2 }) { probability } }'),
  graph(
    'Query.predictStrFraudTable',
    PUBLIC_TO_KEYS,
    () => '{ predictStrFraudTable(table: "nights\\n2") { probabilities } }',
  ),
  graph(
    'Query.predictGuestLoyalty',
    PUBLIC_TO_KEYS,
    () => '{ predictGuestLoyalty(features: { nights: 2 }) { rebookingScore } }',
  ),
  graph('Query.models', PUBLIC_TO_KEYS, () => '{ models { name } }'),
  graph(
    'Mutation.analyzeFraud',
    PUBLIC_TO_KEYS,
    () =>
      'mutation { analyzeFraud(input: { ipAddress: "8.8.8.8" }) { fraudAnalysis { score } userErrors { code message field rule } } }',
  ),
];
