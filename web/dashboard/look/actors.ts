import type { Operations } from '../graph/answers.js';

type Actor = Operations['Audit']['answer']['auditTrail']['edges'][number]['node']['actor'];

const KINDS: Readonly<Record<Actor['kind'], string>> = {
  API: 'an API key',
  SDK: 'an SDK key',
  USER: 'a signed-in team member',
  GUEST: 'the guest',
  SERVICE: 'the service',
};

/** Who caused an entry of the audit trail; reads after “by”. */
export const actorOf = ({ kind, person }: Pick<Actor, 'kind' | 'person'>) => person?.name ?? KINDS[kind];
