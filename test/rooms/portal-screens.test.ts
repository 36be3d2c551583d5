import { SCREEN_NAMES, type ScreenName } from '#portal-screens';
import { type ScreenLevel, matchKey, matchKeysOf } from '#subgraphs/identity/settings/portal-screens/match-key.js';
import type { ScreenMap } from '#subgraphs/identity/settings/portal-screens/screen-rule.entity.js';
import { settleScreens } from '#subgraphs/identity/settings/portal-screens/find-screen-rules.js';
import { accountLayer } from '#subgraphs/screening/booking/screens/account-layer.js';
import { DEFAULT_SCREENS, effectiveScreens } from '#subgraphs/screening/booking/facts/default-screens.js';

const LOFT = '01900000-0000-7000-8000-00000000000a';
const STAY = { listingId: LOFT, source: 'Channel One', isRepeatGuest: true };

const GLOBAL = 'guest_portal_screens';
const BY_LISTING = 'guest_portal_screens_by_listing';
const BY_SOURCE = 'guest_portal_screens_by_source';
const REPEAT = 'guest_portal_screens_for_repeat_guests';

describe('scopes of a stay', () => {
  test('weakest first', () => {
    expect(matchKeysOf(STAY)).toEqual([
      GLOBAL,
      `${BY_LISTING}:${LOFT}`,
      `${BY_SOURCE}:channel one`,
      REPEAT,
      `${REPEAT}:channel one`,
    ]);
  });

  test.each([
    ['no listing', { listingId: null }, [GLOBAL, `${BY_SOURCE}:channel one`, REPEAT, `${REPEAT}:channel one`]],
    ['no source', { source: null }, [GLOBAL, `${BY_LISTING}:${LOFT}`, REPEAT]],
    ['a new guest', { isRepeatGuest: false }, [GLOBAL, `${BY_LISTING}:${LOFT}`, `${BY_SOURCE}:channel one`]],
    ['no known facts', { listingId: null, source: '', isRepeatGuest: false }, [GLOBAL]],
  ])('%s', (_title, change, keys) => expect(matchKeysOf({ ...STAY, ...change })).toEqual(keys));

  test.each<[string, ScreenLevel, object, object]>([
    ['a source in another case', BY_SOURCE, { source: 'Channel One' }, { source: ' CHANNEL ONE ' }],
    ['a source in full-width letters', BY_SOURCE, { source: 'One' }, { source: 'Ｏｎｅ' }],
    ['a listing in capitals', BY_LISTING, { listingId: LOFT }, { listingId: LOFT.toUpperCase() }],
    ['a level without names, whatever is named', GLOBAL, {}, { source: 'One', listingId: LOFT }],
    ['a source, with any listing', BY_SOURCE, { source: 'One' }, { source: 'One', listingId: LOFT }],
  ])('%s is equal', (_title, level, one, other) => expect(matchKey(level, one)).toBe(matchKey(level, other)));

  test.each<[string, ScreenLevel, object, ScreenLevel, object]>([
    ['two listings', BY_LISTING, { listingId: 'a' }, BY_LISTING, { listingId: 'b' }],
    ['another’s identifier in capitals', BY_LISTING, { listingId: 'a' }, BY_LISTING, { listingId: 'A' }],
    ['a source and a listing with the same name', BY_SOURCE, { source: 'a' }, BY_LISTING, { listingId: 'a' }],
    ['repeat guests of a source and of all sources', REPEAT, { source: 'a' }, REPEAT, {}],
  ])('%s are different', (_title, level, one, otherLevel, other) =>
    expect(matchKey(level, one)).not.toBe(matchKey(otherLevel, other)),
  );
});

describe('precedence', () => {
  const LEVELS = ['global', 'listing', 'source', 'repeat guest', 'reservation'] as const;

  /** The effective setting when the levels, weakest first, have these values for one screen; a dash is no value. */
  const inForce = (screen: ScreenName, said: string) => {
    const maps = said.split(' ').map((word): ScreenMap => {
      const setting = { r: 'required', d: 'disabled', i: 'inherit' }[word];
      return setting ? ({ [screen]: setting } as ScreenMap) : {};
    });
    const settled = settleScreens(maps.slice(0, -1));
    const answered = Object.entries(settled).map(([name, setting]) => ({ screen: name as ScreenName, setting }));
    return effectiveScreens([accountLayer(answered), maps.at(-1)!])[screen];
  };

  test.each([
    ['no level has a value', '- - - - -', 'disabled'],
    ['all levels inherit', 'i i i i i', 'disabled'],
    ...LEVELS.map((level, n): [string, string, string] => {
      const said = LEVELS.map((_, m) => (m === n ? 'r' : m < n ? 'd' : 'i')).join(' ');
      return [`${level} is enabled and those above inherit`, said, 'required'];
    }),
    ...LEVELS.map((level, n): [string, string, string] => {
      const said = LEVELS.map((_, m) => (m === n ? 'd' : m < n ? 'r' : '-')).join(' ');
      return [`${level} is disabled and those above have no value`, said, 'disabled'];
    }),
    ['listing against source', '- r d - -', 'disabled'],
    ['source against repeat guest', '- - d r -', 'required'],
    ['a gap is skipped', 'r - i - i', 'required'],
  ])('%s: %s gives %s', (_title, said, expected) => expect(inForce('IDVerification', said)).toBe(expected));

  test('falls back to the default, which `inherit` reaches and `disabled` does not', () => {
    expect(inForce('AboutYou', 'i i i i i')).toBe('required');
    expect(inForce('AboutYou', 'd - - - i')).toBe('disabled');
    expect(effectiveScreens([settleScreens([]), {}])).toEqual(DEFAULT_SCREENS);
  });

  test('resolves each screen on its own, all of them, and nothing else', () => {
    const all = Object.fromEntries(SCREEN_NAMES.map((name) => [name, 'required'])) as ScreenMap;
    const odd = { Selfie: 'required', HouseRules: 'maybe' } as unknown as ScreenMap;
    expect(settleScreens([odd])).toEqual({});
    expect(settleScreens([all, { GuestList: 'disabled' }, odd])).toEqual({ ...all, GuestList: 'disabled' });
  });

  test('unreadable settings do not count as missing', () => {
    expect(() => accountLayer(null)).toThrow('Could not load');
  });
});
