import { bad, malformed, noListing, noReservation, told } from '../support/refusals.js';
import type { Refusal } from '../support/refusals.js';
import { ALONE, LISTING, refusalTests } from '../support/refusal-tests.js';

const OTHER = { ...LISTING, my_id: 'loft2' };
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

const { refusals } = refusalTests();

const UNKNOWN_IDS = [
  UNKNOWN,
  'no-identifier',
  "'; drop table x --",
  '..%2F..',
  'x'.repeat(399),
  'x'.repeat(5_000),
  '%E2%80%AE',
  'constructor',
];
const idCases = (id: string): Refusal[] => [
  [`GET /listings/${id}`, 'GET', `/listings/${id}`, undefined, noListing],
  [`GET /listings/${id}?pms=api`, 'GET', `/listings/${id}?pms=api`, undefined, noListing],
  [`PUT /listings/${id}`, 'PUT', `/listings/${id}`, { name: 'New' }, noListing],
  [`PUT /listings/${id} with a whole listing`, 'PUT', `/listings/${id}`, OTHER, noListing],
  [`PUT /listings/${id} with another's my_id`, 'PUT', `/listings/${id}`, { my_id: 'loft1', name: 'New' }, noListing],
  [`GET /reservations/${id}`, 'GET', `/reservations/${id}`, undefined, noReservation],
  [`GET /reservations/${id}?pms=api`, 'GET', `/reservations/${id}?pms=api`, undefined, noReservation],
  [`PUT /reservations/${id}`, 'PUT', `/reservations/${id}`, { number_of_guests: 2 }, noReservation],
  [`PUT /reservations/${id} with a whole reservation`, 'PUT', `/reservations/${id}`, ALONE, noReservation],
  [
    `GET /reservations/${id}/summary`,
    'GET',
    `/reservations/${id}/summary`,
    undefined,
    told(404, 'reservation_not_found'),
  ],
  [
    `GET /reservations/${id}/status`,
    'GET',
    `/reservations/${id}/status`,
    undefined,
    told(404, 'reservation_not_found'),
  ],
  [
    `POST /reservations/${id}/status`,
    'POST',
    `/reservations/${id}/status`,
    { supervised: 'approve' },
    told(404, 'reservation_not_found'),
  ],
];
refusals('an unknown id', UNKNOWN_IDS.flatMap(idCases));
refusals('a propertyTypes of its own', [['PUT', 'PUT', '/listings/propertyTypes', { name: 'New' }, noListing]]);

const UNREADABLE = ['%00', `${UNKNOWN}%00`];
refusals(
  'an id that cannot be one',
  UNREADABLE.flatMap((id) =>
    idCases(id).map(([title, method, path, body]): Refusal => [title, method, path, body, bad()]),
  ),
);
refusals(
  'an id that is no text',
  idCases('%zz').map(([title, method, path, body]): Refusal => [title, method, path, body, malformed]),
);
