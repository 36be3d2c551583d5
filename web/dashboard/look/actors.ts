import { t } from '@lingui/core/macro';
import type { Operations } from '../graph/answers.js';

type Actor = Operations['Audit']['answer']['auditTrail']['edges'][number]['node']['actor'];

const KINDS: Readonly<Record<Actor['kind'], string>> = {
  API: t`an API key`,
  SDK: t`an SDK key`,
  // A team member is named.
  USER: t`the account’s owner`,
  GUEST: t`the guest`,
  SERVICE: t`the service`,
};

/** Who caused an entry of the audit trail; reads after “by”. */
export const actorOf = ({ kind, person }: Pick<Actor, 'kind' | 'person'>) => person?.name ?? KINDS[kind];
