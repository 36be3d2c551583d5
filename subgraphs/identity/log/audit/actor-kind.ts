import { capitalEnumOf } from '#kit/graph/enum-of.js';

export const ActorKind = capitalEnumOf('ActorKind', 'Kind of actor in the audit trail.', {
  api: 'A secret API key.',
  sdk: 'An SDK key.',
  user: 'A signed-in user.',
  guest: 'A portal link.',
  service: 'The service itself.',
});
