import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type GeoProjection, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import codes from 'i18n-iso-countries/codes.json';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/countries-110m.json';
import { type Place, type PlaceKind, type PlacesOfStay, placesOf } from './places-of-stay.js';
import './places-map.css';

const [WIDTH, HEIGHT, EDGE] = [640, 300, 56];
/** Pixels for a radian: about 50 degrees of longitude across the map at most. */
const LARGEST_SCALE = 700;
/** Half the width of a mark. */
const MARK = 11;

const topology = world as unknown as Topology<{ countries: GeometryCollection }>;
const COUNTRIES = feature(topology, topology.objects.countries).features;
const NUMBERS = new Map((codes as string[][]).map(([alpha2, , number]) => [alpha2!, number!]));

const countryAt = (code: string) => COUNTRIES.find(({ id }) => id === NUMBERS.get(code));

interface Mark extends Place {
  number: number;
  at: [lon: number, lat: number];
}

/** Where each place is drawn: a country of which nothing else is known, in its middle. */
function marksOf(places: Place[]): Mark[] {
  return places.flatMap((place, n) => {
    const country = place.point ? null : countryAt(place.countryCode);
    const at = place.point ?? (country && geoCentroid(country));
    return at ? [{ ...place, number: n + 1, at }] : [];
  });
}

/** A view of all marks, with their surroundings. */
function viewOf(marks: Mark[]): GeoProjection {
  const points = { type: 'MultiPoint' as const, coordinates: marks.map(({ at }) => at) };
  const extent: [[number, number], [number, number]] = [
    [EDGE, EDGE],
    [WIDTH - EDGE, HEIGHT - EDGE],
  ];
  const view = geoEqualEarth()
    .rotate([-geoCentroid(points)[0], 0])
    .fitExtent(extent, points);
  view.scale(Math.min(view.scale(), LARGEST_SCALE)).translate([0, 0]);
  const [[left, top], [right, bottom]] = geoPath(view).bounds(points);
  return view.translate([(WIDTH - left - right) / 2, (HEIGHT - top - bottom) / 2]).clipExtent([
    [-1, -1],
    [WIDTH + 1, HEIGHT + 1],
  ]);
}

/** Positions in pixels. Marks that would cover each other stand side by side. */
function positionsOf(marks: Mark[], view: GeoProjection): [number, number][] {
  const taken: [number, number][] = [];
  for (const { at } of marks) {
    const [left, y] = view(at) ?? [0, 0];
    let x = left;
    const isTaken = () => taken.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 2 * MARK);
    while (isTaken()) x += 2 * MARK + 2;
    taken.push([x, y]);
  }
  return taken;
}

const OUTLINES: Readonly<Record<PlaceKind, string>> = {
  listing: `M0,-${MARK}A${MARK},${MARK} 0 1 1 0,${MARK}A${MARK},${MARK} 0 1 1 0,-${MARK}Z`,
  home: `M-10,-10H10V10H-10Z`,
  network: `M0,-14L14,0L0,14L-14,0Z`,
};

/** Marks differ by shape and number. */
const MarkShape = ({ kind, number }: { kind: PlaceKind; number: number }) => (
  <>
    <path className={`map-mark ${kind}`} d={OUTLINES[kind]} />
    <text className="map-number" textAnchor="middle" dy="0.36em">
      {number}
    </text>
  </>
);

/** A map of the places, and the same as a list. Drawn from borders that come with the page. */
export default function PlacesMap(stay: PlacesOfStay) {
  const places = placesOf(stay);
  return (
    <div className="places-map">
      <MapPicture marks={marksOf(places)} codes={places.map(({ countryCode }) => countryCode)} />
      <ol className="map-list">
        {places.map(({ kind, name, where, distance, note }, n) => (
          <li key={kind}>
            <svg viewBox="-15 -15 30 30" width="24" height="24" aria-hidden="true">
              <MarkShape kind={kind} number={n + 1} />
            </svg>
            <span>
              <b>{name}</b>: {[where, distance].filter(Boolean).join(', ')}
              {note && <span className="map-note">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="map-note">
        <Trans>
          Places: GeoNames,{' '}
          <a href="https://db-ip.com" target="_blank" rel="noreferrer">
            IP Geolocation by DB-IP
          </a>
          . Borders: Natural Earth.
        </Trans>
      </p>
    </div>
  );
}

function MapPicture({ marks, codes: shown }: { marks: Mark[]; codes: string[] }) {
  if (marks.length === 0) return null;
  const view = viewOf(marks);
  const draw = geoPath(view).digits(1);
  const numbers = new Set(shown.map((code) => NUMBERS.get(code)));
  const positions = positionsOf(marks, view);
  const start = marks.find(({ kind, point }) => kind === 'listing' && point);
  const ways = start ? marks.filter(({ kind, point }) => kind !== 'listing' && point) : [];
  return (
    <svg className="map-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t`Map of the places below`}>
      {COUNTRIES.map((country, n) => (
        <path
          key={`${country.id} ${n}`}
          className={numbers.has(String(country.id)) ? 'map-country here' : 'map-country'}
          d={draw(country) ?? undefined}
        />
      ))}
      {ways.map(({ kind, at }) => (
        <path
          key={kind}
          className="map-way"
          d={draw({ type: 'LineString', coordinates: [start!.at, at] }) ?? undefined}
        />
      ))}
      {marks.map(({ kind, number }, n) => (
        <g key={kind} transform={`translate(${positions[n]!.map(Math.round).join(' ')})`}>
          <MarkShape kind={kind} number={number} />
        </g>
      ))}
    </svg>
  );
}
