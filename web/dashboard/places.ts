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
import type { Role } from './graph/answers.js';
import { reaches } from './look/role.js';

export interface Place {
  name: string;
  /** The lowest role that can open the page; any role by default. */
  least?: Role;
}

/** A side bar entry: one page, or several as tabs. */
export interface Entry {
  name: string;
  icon: Icon;
  paths: readonly Path[];
}

export interface Section {
  name: string;
  entries: Entry[];
}

/** Pages by the first part of the path after `#/`. */
export const PLACES = {
  overview: { name: t`Overview` },
  review: {
    name: t({ message: 'Review', comment: 'Page with the reservations that the team reviews.' }),
  },
  reservations: { name: t`Reservations` },
  guests: { name: t`Guests` },
  blacklist: { name: t`Block list`, least: 'MANAGER' },
  lookups: {
    name: t({ message: 'Lookups', comment: 'Page to look up one detail of a person.' }),
    least: 'MANAGER',
  },
  dismissals: {
    name: t`Dismissed matches`,
    least: 'MANAGER',
  },
  figures: {
    name: t({ message: 'Figures', comment: 'Page with statistics.' }),
  },
  rules: { name: t`Rules`, least: 'OWNER' },
  models: {
    name: t({ message: 'Models', comment: 'Page about the machine learning models.' }),
  },
  listings: { name: t`Listings` },
  portal: { name: t`Guest portal`, least: 'OWNER' },
  branding: { name: t`Branding`, least: 'OWNER' },
  agreement: { name: t`Usage agreement`, least: 'OWNER' },
  messages: { name: t`Messages` },
  data: { name: t`Data sources` },
  people: {
    name: t({ message: 'Team', comment: 'Page with the team members.' }),
    least: 'OWNER',
  },
  notifications: { name: t`Notifications` },
  'sign-in': { name: t`Sign-in`, least: 'OWNER' },
  keys: { name: t`API keys`, least: 'OWNER' },
  webhooks: { name: t`Webhooks`, least: 'OWNER' },
  work: { name: t`Failed jobs`, least: 'MANAGER' },
  audit: { name: t`Audit trail`, least: 'MANAGER' },
  privacy: { name: t`Privacy` },
  setup: { name: t`Set-up`, least: 'OWNER' },
  accounts: { name: t`Accounts`, least: 'OWNER' },
} as const satisfies Record<string, Place>;

export type Path = Exclude<keyof typeof PLACES, 'setup'>;

/** The page at the first part of a path; undefined if there is none. */
export const placeAt = (path: string): Place | undefined =>
  Object.hasOwn(PLACES, path) ? PLACES[path as keyof typeof PLACES] : undefined;

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
  const isFor = (path: Path) => reaches(role, placeAt(path)?.least ?? 'VIEWER');
  return SECTIONS.map(({ name, entries }) => ({
    name,
    entries: entries
      .map((entry) => ({ ...entry, paths: entry.paths.filter(isFor) }))
      .filter(({ paths }) => paths.length > 0),
  })).filter(({ entries }) => entries.length > 0);
}
