import { t } from '@lingui/core/macro';
import type { Role } from '../graph/answers.js';

/** The roles of team members, from the least to the most rights. */
export const ROLES: { role: Role; name: string; may: string }[] = [
  {
    role: 'VIEWER',
    name: t`Viewer`,
    may: t`Sees reservations, guests and figures. Changes nothing, and opens no documents.`,
  },
  {
    role: 'MANAGER',
    name: t`Manager`,
    may: t`Also decides, writes notes, opens documents and answers, and edits listings.`,
  },
  {
    role: 'OWNER',
    name: t`Owner`,
    may: t`Also manages rules, the guest portal, API keys, webhooks, the team and accounts.`,
  },
];

/** The roles as options of a select. */
export const ROLE_CHOICES = ROLES.map(({ role, name }) => ({ value: role, label: name }));
