import { addressOf } from '../address/route.js';
import type { Role } from '../graph/answers.js';
import { reaches } from '../look/role.js';

interface Recorded {
  action: string;
  recordKind: string;
  recordId: string;
}

type Page = readonly [path: string, least: Role];

/** The page with the records of a kind, and the lowest role that can open it. */
const BY_KIND: Readonly<Record<string, Page>> = {
  listing: ['listings', 'VIEWER'],
  view: ['reservations', 'VIEWER'],
  blacklistEntry: ['blacklist', 'MANAGER'],
  dismissal: ['dismissals', 'MANAGER'],
  rule: ['rules', 'OWNER'],
  person: ['people', 'OWNER'],
  apiKey: ['keys', 'OWNER'],
  key: ['keys', 'OWNER'],
  webhook: ['webhooks', 'OWNER'],
};

/** The page of a setting of the account, by the action that changed it. */
const BY_ACTION: Readonly<Record<string, Page>> = {
  'branding.updated': ['branding', 'OWNER'],
  'portal_content.updated': ['portal', 'OWNER'],
  'portal_screens.updated': ['portal', 'OWNER'],
  'usage_agreement.updated': ['agreement', 'OWNER'],
  'retention.changed': ['privacy', 'VIEWER'],
  'notifications.changed': ['notifications', 'VIEWER'],
  'jobs.retried': ['work', 'MANAGER'],
  'account.sign_in_policy_changed': ['sign-in', 'OWNER'],
  'account.single_sign_on_changed': ['sign-in', 'OWNER'],
};

/** The address of the page about the record of an audit entry; null if there is none that this role can open. */
export function recordAddress({ action, recordKind, recordId }: Recorded, role: Role): string | null {
  if (recordKind === 'reservation') return addressOf(`reservation/${recordId}`);
  if (action.startsWith('background_check.'))
    return reaches(role, 'MANAGER') ? addressOf('lookups', { kind: 'background', check: recordId }) : null;
  const [path, least] = BY_ACTION[action] ?? BY_KIND[recordKind] ?? [];
  return path && least && reaches(role, least) ? addressOf(path) : null;
}
