/** Active codes with two decimals (ISO 4217 list one; BGN and ANG until their last refunds are processed). */
const TWO = `
  aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd btn bwp byn bzd cad cdf chf cny cop crc
  cup cve czk dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs gip gmd gtq gyd hkd hnl htg huf idr ils inr irr jmd kes
  kgs khr kpw kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mru mur mvr mwk mxn myr mzn nad ngn nio nok npr
  nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr sdg sek sgd shp sle sos srd ssp stn svc syp szl thb tjs tmt
  top try ttd twd tzs uah usd uyu uzs ved ves wst xcd xcg yer zar zmw zwg`;

/** Other numbers of decimals according to ISO 4217; ICU's customary values (such as none for AFN) do not apply. */
const OTHERS: [decimals: number, codes: string][] = [
  [0, 'bif clp djf gnf isk jpy kmf krw pyg rwf ugx vnd vuv xaf xof xpf'],
  [3, 'bhd iqd jod kwd lyd omr tnd'],
];

const DECIMALS = new Map<string, number>(
  ([[2, TWO], ...OTHERS] as typeof OTHERS).flatMap(([decimals, codes]) =>
    codes
      .trim()
      .split(/\s+/)
      .map((code) => [code, decimals] as const),
  ),
);

/** The largest number of decimals of any currency here. */
export const MAX_DECIMALS = 3;

/** Number of decimals of a currency (ISO 4217 code in lower case); null for an unknown code. */
export function currencyDecimals(code: string): number | null {
  return DECIMALS.get(code) ?? null;
}
