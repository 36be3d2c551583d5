/**
 * US dollars per unit of currency: rounded averages of 2024, used if no reference rate is imported. They make prices
 * comparable for a model and are never shown or charged.
 */
export const USD_RATES: Record<string, number> = {
  USD: 1,
  EUR: 1.08,
  GBP: 1.28,
  CHF: 1.14,
  CAD: 0.73,
  AUD: 0.66,
  NZD: 0.61,
  JPY: 0.0066,
  CNY: 0.139,
  INR: 0.012,
  BRL: 0.186,
  MXN: 0.055,
  ZAR: 0.055,
  SEK: 0.095,
  NOK: 0.093,
  DKK: 0.145,
  PLN: 0.25,
  CZK: 0.043,
  HUF: 0.0027,
  RON: 0.217,
  BGN: 0.553,
  TRY: 0.03,
  ILS: 0.27,
  AED: 0.272,
  SAR: 0.267,
  QAR: 0.275,
  THB: 0.028,
  IDR: 0.000063,
  MYR: 0.219,
  SGD: 0.748,
  HKD: 0.128,
  KRW: 0.00073,
  PHP: 0.0175,
  TWD: 0.031,
  VND: 0.00004,
  CLP: 0.00106,
  COP: 0.000245,
  PEN: 0.266,
  ARS: 0.0011,
  EGP: 0.022,
  MAD: 0.1,
  KES: 0.0074,
  ISK: 0.0072,
  GEL: 0.37,
  UAH: 0.025,
};

/** Looked up in one value: PostgreSQL prepares each branch of a `case` whenever a statement starts. */
const FIXED_RATES = `'${JSON.stringify(USD_RATES)}'::jsonb`;

/** A rate stays valid for this many days, to bridge weekends and holidays. */
const HOLDS_DAYS = 14;

const referenceRate = (currency: string, moment: string) => `(
  select u.rate from screening.usd_rate u
  where u.currency = ${currency}
    and u.day <= (${moment})::date and u.day > (${moment})::date - ${HOLDS_DAYS}
  order by u.day desc limit 1)`;

/**
 * SQL for the rate of a currency on a day: the imported reference rate, else a fixed one. 1 if a booking names no
 * currency, null if the currency is unknown. Never uses a rate of a later day.
 */
export function usdRate(currency: string, moment: string): string {
  return `case when coalesce(${currency}, 'USD') = 'USD' then 1
    else coalesce(${referenceRate(currency, moment)}, (${FIXED_RATES} -> ${currency})::float8) end`;
}
