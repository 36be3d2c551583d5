import type { Operations, PortalScreen, ScreenRuleParts, ScreenRulesKey, ScreenSetting } from '../graph/answers.js';
import { SCREENS, isAddOn } from '../look/screen-names.js';
import type { PortalSearch } from './portal-search.js';

export type ScopeKind = 'account' | 'listing' | 'channel' | 'repeat';

/** Whose screens are edited. `name` is the listing's ID or the channel; empty if it is not chosen yet or not needed. */
export interface Scope {
  kind: ScopeKind;
  name: string;
}

export type Rules = Operations['Screens']['answer'];
export type Settings = Partial<Record<PortalScreen, ScreenSetting>>;

const LEVELS: Record<ScopeKind, ScreenRulesKey> = {
  account: 'guest_portal_screens',
  listing: 'guest_portal_screens_by_listing',
  channel: 'guest_portal_screens_by_source',
  repeat: 'guest_portal_screens_for_repeat_guests',
};

/** Member of a rule's metadata. */
const ORDER = 'guest_portal_screens_order';

const ALL = Object.keys(SCREENS) as PortalScreen[];

/** Checks without a page. */
export const ADD_ONS = ALL.filter(isAddOn);

/** Screens with a page, in the portal's default order. */
export const PAGES = ALL.filter((screen) => !isAddOn(screen));

/** Screens that are asked where nothing is set. */
const ASKED_BY_DEFAULT: readonly PortalScreen[] = ['AboutYou', 'FraudDetectionAddon'];

export function scopeOf({ for: asked, listing = '', channel = '' }: PortalSearch): Scope {
  const kind = asked ?? (listing ? 'listing' : 'account');
  if (kind === 'account') return { kind, name: '' };
  return { kind, name: kind === 'listing' ? listing : channel };
}

export const keyOf = ({ kind, name }: Scope) => `${kind} ${name}`;

export const searchFor = ({ kind, name }: Scope, screen: PortalScreen | null | undefined): PortalSearch => ({
  for: kind === 'account' ? undefined : kind,
  listing: kind === 'listing' ? name : undefined,
  channel: kind === 'channel' || kind === 'repeat' ? name : undefined,
  screen: screen ?? undefined,
});

const plain = (text: string | null) => text?.trim().toLowerCase() ?? '';

const isOf = ({ kind, name }: Scope, { listingId, source }: ScreenRuleParts) =>
  kind === 'account' || (kind === 'listing' ? listingId === name : plain(source) === plain(name));

const rulesAt = (rules: Rules, kind: ScopeKind): readonly ScreenRuleParts[] => rules[kind]?.configData ?? [];

const ruleOf = (rules: Rules, scope: Scope) => rulesAt(rules, scope.kind).find((rule) => isOf(scope, rule));

/** Channels with settings of their own. */
export const channelsIn = (rules: Rules): string[] => [
  ...new Set([...rulesAt(rules, 'channel'), ...rulesAt(rules, 'repeat')].flatMap(({ source }) => source ?? [])),
];

/** The settings that a scope has of its own. */
export const settingsOf = (rules: Rules, scope: Scope): Settings =>
  Object.fromEntries((ruleOf(rules, scope)?.screens ?? []).map(({ screen, setting }) => [screen, setting]));

/** The channel's rule lies between repeat guests of that channel and listings. */
const channelBelow = (rules: Rules, { kind, name }: Scope): Settings =>
  kind === 'repeat' && name.trim() ? settingsOf(rules, { kind: 'channel', name }) : {};

/** Whether a screen is asked where the scope inherits, at listings that have no setting of their own. */
export function isAskedBelow(rules: Rules, scope: Scope, screen: PortalScreen): boolean {
  const byDefault = ASKED_BY_DEFAULT.includes(screen);
  if (scope.kind === 'account') return byDefault;
  const ofAccount = isAsked(settingsOf(rules, { kind: 'account', name: '' })[screen], byDefault);
  return isAsked(channelBelow(rules, scope)[screen], ofAccount);
}

/** How many listings set a screen otherwise: there, a channel or repeat guests inherit the listing's setting. */
export function listingsApart(rules: Rules, scope: Scope, screen: PortalScreen): number {
  if (scope.kind === 'account' || scope.kind === 'listing') return 0;
  if ((channelBelow(rules, scope)[screen] ?? 'inherit') !== 'inherit') return 0;
  const below = isAskedBelow(rules, scope, screen);
  return rulesAt(rules, 'listing').filter(({ screens }) =>
    screens.some((one) => one.screen === screen && isAsked(one.setting, below) !== below),
  ).length;
}

export const isAsked = (setting: ScreenSetting | undefined, below: boolean): boolean =>
  setting === 'required' || (setting !== 'disabled' && below);

const orderIn = (rule: ScreenRuleParts | undefined): PortalScreen[] | null => {
  const order = rule?.metadata?.[ORDER];
  return Array.isArray(order) && order.length > 0 ? (order as PortalScreen[]) : null;
};

/** All pages in the order that guests of this scope see. */
export function orderOf(rules: Rules, scope: Scope): PortalScreen[] {
  const order = orderIn(ruleOf(rules, scope)) ?? orderIn(rulesAt(rules, 'account')[0]) ?? [];
  return [...new Set([...order, ...PAGES])].filter((screen) => PAGES.includes(screen));
}

/** The input that changes the rule of one scope and keeps the others of its level. */
export function inputOf(rules: Rules, scope: Scope, changes: Settings, order: PortalScreen[] | null) {
  const { kind, name } = scope;
  const before = ruleOf(rules, scope);
  const settings = { ...settingsOf(rules, scope), ...changes };
  const screens = ALL.flatMap((screen) => {
    const setting = settings[screen] ?? 'inherit';
    return setting === 'inherit' ? [] : [{ screen, setting }];
  });
  const metadata = { ...before?.metadata, ...(order && { [ORDER]: order }) };
  const rule = {
    listingId: kind === 'listing' ? name : null,
    source: before?.source ?? (kind === 'account' || kind === 'listing' ? null : name.trim() || null),
    screens,
    metadata: Object.keys(metadata).length > 0 ? metadata : null,
  };
  const isEmpty = screens.length === 0 && !rule.metadata;
  const others = rulesAt(rules, kind).filter((one) => one !== before);
  const at = before ? rulesAt(rules, kind).indexOf(before) : others.length;
  const configData = isEmpty ? others : [...others.slice(0, at), rule, ...others.slice(at)];
  return { configKey: LEVELS[kind], configData };
}
