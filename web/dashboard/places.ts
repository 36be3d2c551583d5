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
  overview: { name: 'Overview', Page: lazy(async () => import('./overview/overview.js')) },
  review: { name: 'Review', Page: Review },
  reservations: { name: 'Reservations', Page: lazy(async () => import('./queue/reservations.js')) },
  guests: { name: 'Guests', Page: lazy(async () => import('./people/guests.js')) },
  blacklist: { name: 'Block list', Page: lazy(async () => import('./settings/blacklist.js')), least: 'MANAGER' },
  lookups: { name: 'Lookups', Page: lazy(async () => import('./lookups/lookups.js')), least: 'MANAGER' },
  dismissals: {
    name: 'Dismissed matches',
    Page: lazy(async () => import('./lookups/dismissals.js')),
    least: 'MANAGER',
  },
  figures: { name: 'Figures', Page: lazy(async () => import('./figures/figures.js')) },
  rules: { name: 'Rules', Page: lazy(async () => import('./rules/rules.js')), least: 'OWNER' },
  models: { name: 'Models', Page: lazy(async () => import('./figures/models.js')) },
  listings: { name: 'Listings', Page: lazy(async () => import('./settings/listings.js')) },
  portal: { name: 'Guest portal', Page: lazy(async () => import('./guest-portal/guest-portal.js')), least: 'OWNER' },
  branding: { name: 'Branding', Page: lazy(async () => import('./settings/branding.js')), least: 'OWNER' },
  agreement: { name: 'Usage agreement', Page: lazy(async () => import('./settings/agreement.js')), least: 'OWNER' },
  messages: { name: 'Messages', Page: lazy(async () => import('./messages/templates.js')) },
  data: { name: 'Data sources', Page: lazy(async () => import('./figures/data-sources.js')) },
  people: { name: 'Team', Page: lazy(async () => import('./people/people.js')), least: 'OWNER' },
  notifications: { name: 'Notifications', Page: lazy(async () => import('./settings/notifications.js')) },
  'sign-in': { name: 'Sign-in', Page: lazy(async () => import('./people/sign-in.js')), least: 'OWNER' },
  keys: { name: 'API keys', Page: lazy(async () => import('./settings/keys.js')), least: 'OWNER' },
  webhooks: { name: 'Webhooks', Page: lazy(async () => import('./settings/webhooks.js')), least: 'OWNER' },
  work: { name: 'Failed jobs', Page: lazy(async () => import('./settings/failed-work.js')), least: 'MANAGER' },
  audit: { name: 'Audit trail', Page: lazy(async () => import('./settings/audit.js')), least: 'MANAGER' },
  privacy: { name: 'Privacy', Page: lazy(async () => import('./settings/privacy.js')) },
  setup: { name: 'Set-up', Page: lazy(async () => import('./set-up/set-up.js')), least: 'OWNER' },
  accounts: { name: 'Accounts', Page: lazy(async () => import('./settings/accounts.js')), least: 'OWNER' },
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
    name: 'Work',
    entries: [
      { name: 'Overview', icon: IconLayoutDashboard, paths: ['overview'] },
      { name: 'Review', icon: IconListCheck, paths: ['review'] },
      { name: 'Reservations', icon: IconCalendarEvent, paths: ['reservations'] },
      { name: 'Guests', icon: IconUsers, paths: ['guests'] },
    ],
  },
  {
    name: 'Tools',
    entries: [
      { name: 'Lookups', icon: IconUserSearch, paths: ['lookups', 'dismissals'] },
      { name: 'Block list', icon: IconShieldOff, paths: ['blacklist'] },
    ],
  },
  {
    name: 'Insight',
    entries: [
      { name: 'Figures', icon: IconChartBar, paths: ['figures'] },
      { name: 'Rules', icon: IconAdjustments, paths: ['rules'] },
      { name: 'Models', icon: IconBrain, paths: ['models'] },
    ],
  },
  {
    name: 'Set up',
    entries: [
      { name: 'Listings', icon: IconHome, paths: ['listings'] },
      { name: 'Guest portal', icon: IconDeviceMobile, paths: ['portal', 'branding'] },
      { name: 'Agreement', icon: IconFileText, paths: ['agreement'] },
      { name: 'Messages', icon: IconMessage, paths: ['messages'] },
      { name: 'Data sources', icon: IconDatabase, paths: ['data'] },
      { name: 'Team', icon: IconUsersGroup, paths: ['people', 'sign-in'] },
      { name: 'Notifications', icon: IconBell, paths: ['notifications'] },
      { name: 'API and webhooks', icon: IconPlug, paths: ['keys', 'webhooks', 'work'] },
      { name: 'Privacy', icon: IconLock, paths: ['privacy'] },
      { name: 'Audit trail', icon: IconHistory, paths: ['audit'] },
      { name: 'Accounts', icon: IconBuildingCommunity, paths: ['accounts'] },
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
