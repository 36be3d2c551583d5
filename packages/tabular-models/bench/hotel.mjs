/** The hotel bookings as numbers: one-hot encoding for few values, target encoding from other rows for many. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const NUMBERS = [
  'lead_time',
  'arrival_date_week_number',
  'arrival_date_day_of_month',
  'stays_in_weekend_nights',
  'stays_in_week_nights',
  'adults',
  'children',
  'babies',
  'is_repeated_guest',
  'previous_cancellations',
  'previous_bookings_not_canceled',
  'days_in_waiting_list',
  'adr',
  'total_of_special_requests',
];
const WORDS = [
  'hotel',
  'meal',
  'market_segment',
  'distribution_channel',
  'reserved_room_type',
  'deposit_type',
  'customer_type',
];
const RATES = ['country', 'agent', 'company'];
const FOLDS = 5;
const WEIGHT = 20;

export function readHotel(text) {
  const [head, ...lines] = text.trim().split('\n');
  const names = head.trim().split(',');
  const rows = lines.map((line) => {
    const cells = line.trim().split(',');
    return Object.fromEntries(names.map((name, n) => [name, cells[n]]));
  });
  for (const row of rows)
    row.day = Date.UTC(row.arrival_date_year, MONTHS.indexOf(row.arrival_date_month), row.arrival_date_day_of_month);
  return rows.sort((a, b) => a.day - b.day);
}

/** Target encoding of each value of a column, computed without the rows of the same fold. */
function rates(rows, name, until) {
  const seen = new Map();
  let [ones, count] = [0, 0];
  for (let n = 0; n < until; n += 1) {
    const label = Number(rows[n].is_canceled);
    const sums = seen.get(rows[n][name]) ?? Array.from({ length: FOLDS + 1 }, () => [0, 0]);
    for (const fold of [n % FOLDS, FOLDS]) {
      sums[fold][0] += label;
      sums[fold][1] += 1;
    }
    seen.set(rows[n][name], sums);
    [ones, count] = [ones + label, count + 1];
  }
  const usual = ones / count;
  return Float64Array.from(rows, (row, n) => {
    const sums = seen.get(row[name]);
    if (!sums) return NaN;
    const own = n < until ? sums[n % FOLDS] : [0, 0];
    return (sums[FOLDS][0] - own[0] + WEIGHT * usual) / (sums[FOLDS][1] - own[1] + WEIGHT);
  });
}

/** All rows as a table; rows before `until` are for training. Columns that reveal the outcome are omitted. */
export function hotelTable(rows, until) {
  const columns = new Map(NUMBERS.map((name) => [name, Float64Array.from(rows, (row) => Number(row[name]))]));
  columns.set(
    'month',
    Float64Array.from(rows, (row) => MONTHS.indexOf(row.arrival_date_month)),
  );
  columns.set(
    'people',
    Float64Array.from(rows, (row) => Number(row.adults) + (Number(row.children) || 0)),
  );
  for (const name of WORDS)
    for (const word of new Set(rows.slice(0, until).map((row) => row[name])))
      columns.set(
        `${name}__${word}`,
        Float64Array.from(rows, (row) => (row[name] === word ? 1 : 0)),
      );
  for (const name of RATES) columns.set(`${name}__rate`, rates(rows, name, until));
  return {
    names: [...columns.keys()],
    columns: [...columns.values()],
    labels: Uint8Array.from(rows, (row) => Number(row.is_canceled)),
  };
}
