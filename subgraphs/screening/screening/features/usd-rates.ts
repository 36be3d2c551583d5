/**
 * US dollars for one unit, rounded averages of the year 2024, where no reference rate is imported. They put prices of
 * many currencies in one order of size for a model; nobody is shown or charged money by them.
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

/** Over weekends and holidays the rate of the day before holds. */
const HOLDS_DAYS = 14;

const referenceRate = (currency: string, moment: string) => `(
  select u.rate from screening.usd_rate u
  where u.currency = ${currency}
    and u.day <= (${moment})::date and u.day > (${moment})::date - ${HOLDS_DAYS}
  order by u.day desc limit 1)`;

/**
 * The rate of a currency on a day, in SQL: the imported reference rate, else a fixed one. 1 where a booking names no
 * currency, null where it is not known. A rate is known on its day, so that none comes from later.
 */
export function usdRate(currency: string, moment: string): string {
  const cases = Object.entries(USD_RATES).map(([code, rate]) => `when '${code}' then ${rate}`);
  return `case when coalesce(${currency}, 'USD') = 'USD' then 1
    else coalesce(${referenceRate(currency, moment)}, case ${currency} ${cases.join(' ')} end) end`;
}
