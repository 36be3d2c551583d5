/**
 * The engine beside scikit-learn and XGBoost on the same rows, and the life of an operator's own model over years:
 * `npm run bench:references [hotel] [stays] [life] [worlds]`. Needs ../shared/data/ml and Debian's packages python3-sklearn and
 * python3-xgboost. All random numbers have a fixed seed; every model trains on one CPU.
 */
import { hotelTable, readHotel } from '../packages/tabular-models/bench/hotel.mjs';
import { openFile } from '../packages/tabular-models/bench/open-data.ts';
import { compare } from './models/compare.mjs';
import { fraudLife, hotelLife, liveThrough, loyaltyLife } from './models/life.mjs';
import * as m from './models/modules.mjs';
import { needReferences } from './models/references.mjs';

const wanted = process.argv.slice(2);
const isWanted = (part) => wanted.length === 0 || wanted.includes(part);
const CITIES = [
  ['Albany', 'str_stays_albany_2025-10-05.csv.gz'],
  ['Singapore', 'str_stays_singapore_2023-09-23.csv.gz'],
];

needReferences();

if (isWanted('hotel')) {
  const rows = readHotel(openFile('hotel_bookings.csv.gz'));
  const [stop, end] = [Date.UTC(2017, 0, 1), Date.UTC(2017, 3, 1)].map((day) =>
    rows.findIndex((row) => row.day >= day),
  );
  const table = hotelTable(rows, stop);
  const parts = [
    [0, stop],
    [stop, end],
    [end, rows.length],
  ].map(([from, to]) => m.rowsBetween(table, from, to));
  compare('Hotel bookings, cancelled, arrivals from 2017-04-01 on', parts, {
    bags: 3,
    bins: 128,
    pairs: 12,
    rounds: 600,
  });
}

const stays = CITIES.map(([city, file]) => [city, m.readStays(openFile(file))]);

if (isWanted('stays'))
  for (const [city, known] of stays)
    for (const isAny of [false, true]) {
      const table = m.staysTable(known, isAny);
      const last = table.days.at(-1) + 1;
      const [before, test] = m.splitAt(table, last - 365);
      const [learned, later] = m.splitAt({ ...before, days: table.days.subarray(0, before.labels.length) }, last - 545);
      compare(`${city}, ${isAny ? 'any' : 'same'} host again within a year, last year`, [learned, later, test], {
        bags: 4,
      });
    }

if (isWanted('life')) {
  stays.forEach(([city, known], n) => liveThrough(loyaltyLife(city, known, stays[1 - n])));
  liveThrough(hotelLife(readHotel(openFile('hotel_bookings.csv.gz')), hotelTable));
}

if (isWanted('worlds')) {
  const random = m.randomOf(2_026);
  for (const number of [1, 2, 3, 4]) liveThrough(fraudLife(number, random));
}
