import { linkOptions } from '@tanstack/react-router';
import type { Target } from '../address/target.js';
import type { Role } from '../graph/answers.js';
import { reaches } from '../look/role.js';
import { type Path, placeAt } from '../places.js';

interface Recorded {
  action: string;
  recordKind: string;
  recordId: string;
}

/** The page with the records of a kind. */
const BY_KIND: Readonly<Record<string, Path>> = {
  listing: 'listings',
  view: 'reservations',
  blacklistEntry: 'blacklist',
  dismissal: 'dismissals',
  messageTemplate: 'messages',
  rule: 'rules',
  person: 'people',
  apiKey: 'keys',
  key: 'keys',
  webhook: 'webhooks',
};

/** The page of a setting of the account, by the action that changed it. */
const BY_ACTION: Readonly<Record<string, Path>> = {
  'branding.updated': 'branding',
  'portal_content.updated': 'portal',
  'portal_screens.updated': 'portal',
  'usage_agreement.updated': 'agreement',
  'retention.changed': 'privacy',
  'notifications.changed': 'notifications',
  'jobs.retried': 'work',
  'account.sign_in_policy_changed': 'sign-in',
  'account.single_sign_on_changed': 'sign-in',
};

const isOpenTo = (role: Role, path: Path): boolean => reaches(role, placeAt(path)?.least ?? 'VIEWER');

/** The page about the record of an audit entry; null if there is none that this role can open. */
export function recordTarget({ action, recordKind, recordId }: Recorded, role: Role): Target | null {
  if (recordKind === 'reservation') return linkOptions({ to: '/reservation/$id', params: { id: recordId } });
  if (action.startsWith('background_check.'))
    return isOpenTo(role, 'lookups')
      ? linkOptions({ to: '/lookups', search: { kind: 'background', check: recordId } })
      : null;
  const path = BY_ACTION[action] ?? BY_KIND[recordKind];
  return path && isOpenTo(role, path) ? linkOptions({ to: `/${path}` }) : null;
}
