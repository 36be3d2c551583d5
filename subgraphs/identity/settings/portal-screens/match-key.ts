import { idKey, sourceKey } from '../name-key.js';

/** Levels of settings, lowest priority first. */
export const SCREEN_LEVELS = [
  'guest_portal_screens',
  'guest_portal_screens_by_listing',
  'guest_portal_screens_by_source',
  'guest_portal_screens_for_repeat_guests',
] as const;

export type ScreenLevel = (typeof SCREEN_LEVELS)[number];

/** The field that a level's rules apply to, and whether it is required. */
export const LEVEL_NAMES: Record<ScreenLevel, { member: 'listingId' | 'source'; needed: boolean } | null> = {
  guest_portal_screens: null,
  guest_portal_screens_by_listing: { member: 'listingId', needed: true },
  guest_portal_screens_by_source: { member: 'source', needed: true },
  guest_portal_screens_for_repeat_guests: { member: 'source', needed: false },
};

/** Lookup key of a rule: its level, and the listing or channel it applies to. */
export function matchKey(level: ScreenLevel, names: { listingId?: string | null; source?: string | null }): string {
  const member = LEVEL_NAMES[level]?.member;
  const name = member && names[member];
  if (!name) return level;
  return `${level}:${member === 'source' ? sourceKey(name) : idKey(name)}`;
}

export interface Stay {
  listingId: string | null;
  source: string | null;
  isRepeatGuest: boolean;
}

/**
 * Lookup keys of the rules for a stay, lowest priority first: global < listing < source < repeat guest < repeat guest
 * from this source.
 */
export function matchKeysOf({ listingId, source, isRepeatGuest }: Stay): string[] {
  const [all, byListing, bySource, repeat] = SCREEN_LEVELS;
  const keys: string[] = [all];
  if (listingId) keys.push(matchKey(byListing, { listingId }));
  if (source) keys.push(matchKey(bySource, { source }));
  if (isRepeatGuest) keys.push(repeat);
  if (isRepeatGuest && source) keys.push(matchKey(repeat, { source }));
  return keys;
}
