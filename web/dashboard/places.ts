import { t } from '@lingui/core/macro';
import {
  IconBuildingCommunity,
  IconCalendarEvent,
  IconChartBar,
  IconDatabase,
  IconDeviceMobile,
  IconFileText,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconListCheck,
  IconMessage,
  IconLock,
  IconPlug,
  IconShieldOff,
  IconBrain,
  IconAdjustments,
  IconBell,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { type ComponentType, lazy } from 'react';
import type { Role } from './graph/answers.js';
import { reaches } from './look/role.js';
import { Review } from './queue/review.js';

export interface Place {
  name: string;
  Page: ComponentType;
  /** The lowest role that can open the page; any role by default. */
  least?: Role;
}

/** A side bar entry: one page, or several as tabs. */
export interface Entry {
  name: string;
  icon: Icon;
  paths: string[];
}

export interface Section {
  name: string;
  entries: Entry[];
}

/** Pages by the first part of the path after `#/`. */
export const PLACES: Readonly<Record<string, Place>> = {
  overview: { name: t`Overview`, Page: lazy(async () => import('./overview/overview.js')) },
  review: {
    name: t({ message: 'Review', comment: 'Page with the reservations that the team reviews.' }),
    Page: Review,
  },
  reservations: { name: t`Reservations`, Page: lazy(async () => import('./queue/reservations.js')) },
  guests: { name: t`Guests`, Page: lazy(async () => import('./people/guests.js')) },
  blacklist: { name: t`Block list`, Page: lazy(async () => import('./settings/blacklist.js')), least: 'MANAGER' },
  lookups: {
    name: t({ message: 'Lookups', comment: 'Page to look up one detail of a person.' }),
    Page: lazy(async () => import('./lookups/lookups.js')),
    least: 'MANAGER',
  },
  dismissals: {
    name: t`Dismissed matches`,
    Page: lazy(async () => import('./lookups/dismissals.js')),
    least: 'MANAGER',
  },
  figures: {
    name: t({ message: 'Figures', comment: 'Page with statistics.' }),
    Page: lazy(async () => import('./figures/figures.js')),
  },
  rules: { name: t`Rules`, Page: lazy(async () => import('./rules/rules.js')), least: 'OWNER' },
  models: {
    name: t({ message: 'Models', comment: 'Page about the machine learning models.' }),
    Page: lazy(async () => import('./figures/models.js')),
  },
  listings: { name: t`Listings`, Page: lazy(async () => import('./settings/listings.js')) },
  portal: { name: t`Guest portal`, Page: lazy(async () => import('./guest-portal/guest-portal.js')), least: 'OWNER' },
  branding: { name: t`Branding`, Page: lazy(async () => import('./settings/branding.js')), least: 'OWNER' },
  agreement: { name: t`Usage agreement`, Page: lazy(async () => import('./settings/agreement.js')), least: 'OWNER' },
  messages: { name: t`Messages`, Page: lazy(async () => import('./messages/templates.js')) },
  data: { name: t`Data sources`, Page: lazy(async () => import('./figures/data-sources.js')) },
  people: {
    name: t({ message: 'Team', comment: 'Page with the team members.' }),
    Page: lazy(async () => import('./people/people.js')),
    least: 'OWNER',
  },
  notifications: { name: t`Notifications`, Page: lazy(async () => import('./settings/notifications.js')) },
  'sign-in': { name: t`Sign-in`, Page: lazy(async () => import('./people/sign-in.js')), least: 'OWNER' },
  keys: { name: t`API keys`, Page: lazy(async () => import('./settings/keys.js')), least: 'OWNER' },
  webhooks: { name: t`Webhooks`, Page: lazy(async () => import('./settings/webhooks.js')), least: 'OWNER' },
  work: { name: t`Failed jobs`, Page: lazy(async () => import('./settings/failed-work.js')), least: 'MANAGER' },
  audit: { name: t`Audit trail`, Page: lazy(async () => import('./settings/audit.js')), least: 'MANAGER' },
  privacy: { name: t`Privacy`, Page: lazy(async () => import('./settings/privacy.js')) },
  setup: { name: t`Set-up`, Page: lazy(async () => import('./set-up/set-up.js')), least: 'OWNER' },
  accounts: { name: t`Accounts`, Page: lazy(async () => import('./settings/accounts.js')), least: 'OWNER' },
};

/** Redirects from old addresses. */
export const MOVED: Readonly<Record<string, string>> = {
  '': 'review',
  queue: 'review',
  screens: 'portal',
  texts: 'portal',
};

export const SECTIONS: readonly Section[] = [
  {
    name: t({ message: 'Work', comment: 'Section of the side bar: daily work.' }),
    entries: [
      { name: t`Overview`, icon: IconLayoutDashboard, paths: ['overview'] },
      {
        name: t({ message: 'Review', comment: 'Page with the reservations that the team reviews.' }),
        icon: IconListCheck,
        paths: ['review'],
      },
      { name: t`Reservations`, icon: IconCalendarEvent, paths: ['reservations'] },
      { name: t`Guests`, icon: IconUsers, paths: ['guests'] },
    ],
  },
  {
    name: t`Tools`,
    entries: [
      {
        name: t({ message: 'Lookups', comment: 'Page to look up one detail of a person.' }),
        icon: IconUserSearch,
        paths: ['lookups', 'dismissals'],
      },
      { name: t`Block list`, icon: IconShieldOff, paths: ['blacklist'] },
    ],
  },
  {
    name: t({ message: 'Insight', comment: 'Section of the side bar: statistics, rules and models.' }),
    entries: [
      { name: t({ message: 'Figures', comment: 'Page with statistics.' }), icon: IconChartBar, paths: ['figures'] },
      { name: t`Rules`, icon: IconAdjustments, paths: ['rules'] },
      {
        name: t({ message: 'Models', comment: 'Page about the machine learning models.' }),
        icon: IconBrain,
        paths: ['models'],
      },
    ],
  },
  {
    name: t({ message: 'Set up', comment: 'Section of the side bar: settings.' }),
    entries: [
      { name: t`Listings`, icon: IconHome, paths: ['listings'] },
      { name: t`Guest portal`, icon: IconDeviceMobile, paths: ['portal', 'branding'] },
      { name: t`Agreement`, icon: IconFileText, paths: ['agreement'] },
      { name: t`Messages`, icon: IconMessage, paths: ['messages'] },
      { name: t`Data sources`, icon: IconDatabase, paths: ['data'] },
      {
        name: t({ message: 'Team', comment: 'Page with the team members.' }),
        icon: IconUsersGroup,
        paths: ['people', 'sign-in'],
      },
      { name: t`Notifications`, icon: IconBell, paths: ['notifications'] },
      { name: t`API and webhooks`, icon: IconPlug, paths: ['keys', 'webhooks', 'work'] },
      { name: t`Privacy`, icon: IconLock, paths: ['privacy'] },
      { name: t`Audit trail`, icon: IconHistory, paths: ['audit'] },
      { name: t`Accounts`, icon: IconBuildingCommunity, paths: ['accounts'] },
    ],
  },
];

/** The sections, entries and pages that a role can open. */
export function sectionsFor(role: Role): Section[] {
  const isFor = (path: string) => reaches(role, PLACES[path]!.least ?? 'VIEWER');
  return SECTIONS.map(({ name, entries }) => ({
    name,
    entries: entries
      .map((entry) => ({ ...entry, paths: entry.paths.filter(isFor) }))
      .filter(({ paths }) => paths.length > 0),
  })).filter(({ entries }) => entries.length > 0);
}
