import { t } from '@lingui/core/macro';
import { geoDistance } from 'd3-geo';
import type { Operations, PlacePrecision, ReservationParts } from '../graph/answers.js';
import { LOCALE } from '../language/page-language.js';
import { countryOf } from '../look/words.js';

type Places = NonNullable<Operations['GuestPlaces']['answer']['guestPlaces']>;
type GuestPlace = NonNullable<Places['home']>;

export interface PlacesOfStay {
  listing: Pick<NonNullable<ReservationParts['listing']>, 'nickname' | 'location'> | null;
  home: GuestPlace | null;
  network: GuestPlace | null;
}

export type PlaceKind = 'listing' | 'home' | 'network';

export interface Place {
  kind: PlaceKind;
  name: string;
  where: string;
  countryCode: string;
  /** Longitude and latitude; null if only the country is known. */
  point: [lon: number, lat: number] | null;
  /** How far from the listing. */
  distance: string | null;
  /** How precise the position is. */
  note: string | null;
}

const EARTH_KM = 6371;
const MILE_KM = 1.609344;

/** Regions whose road signs are in miles. */
const MILES = new Set(['US', 'GB', 'LR', 'MM']);
const region = new Intl.Locale(navigator.language).maximize().region ?? '';
const [UNIT, UNIT_KM] = MILES.has(region) ? (['mile', MILE_KM] as const) : (['kilometer', 1] as const);
const LENGTH = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: UNIT, maximumSignificantDigits: 2 });

/** Below this, the positions are not precise enough for a number. */
const NEAR = 10;

const HOME_NOTES: Readonly<Record<PlacePrecision, string | null>> = {
  ADDRESS: null,
  POSTAL_CODE: t`The center of the postal code’s area, not the address.`,
  CITY: t`The center of the city, not the address.`,
  COUNTRY: t`Only the country is known.`,
};
const CITY_OF_NETWORK = t`The city of the network, often the provider’s: the guest may have been elsewhere.`;
const COUNTRY_OF_NETWORK = t`Only the country of the network is known. The guest may have been elsewhere.`;

const pointOf = (place: { lat: number | null; lon: number | null } | null | undefined): Place['point'] =>
  place && place.lat !== null && place.lon !== null ? [place.lon, place.lat] : null;

const whereOf = ({ city, countryCode }: { city: string | null; countryCode: string }): string =>
  [city, countryOf(countryCode)].filter(Boolean).join(', ');

function distanceOf(from: Place['point'], to: Place['point']): string | null {
  if (!from || !to) return null;
  const length = (geoDistance(from, to) * EARTH_KM) / UNIT_KM;
  return length < NEAR
    ? t`less than ${LENGTH.format(NEAR)} from the listing`
    : t`about ${LENGTH.format(length)} from the listing`;
}

/** The places that are known, the listing first. */
export function placesOf({ listing, home, network }: PlacesOfStay): Place[] {
  const at = pointOf(listing?.location.geo);
  const guest = (kind: PlaceKind, name: string, place: GuestPlace | null, note: string | null): Place[] => {
    if (!place) return [];
    const point = pointOf(place);
    const { countryCode } = place;
    return [{ kind, name, where: whereOf(place), countryCode, point, distance: distanceOf(at, point), note }];
  };
  const booked: Place[] = listing
    ? [
        {
          kind: 'listing',
          name: t`Listing`,
          where: `${listing.nickname}, ${whereOf(listing.location)}`,
          countryCode: listing.location.countryCode,
          point: at,
          distance: null,
          note: at ? null : t`The listing has no coordinates, so distances are unknown.`,
        },
      ]
    : [];
  return [
    ...booked,
    ...guest('home', t`Guest’s home`, home, home && HOME_NOTES[home.precision]),
    ...guest('network', t`IP address`, network, network?.lat === null ? COUNTRY_OF_NETWORK : CITY_OF_NETWORK),
  ];
}
