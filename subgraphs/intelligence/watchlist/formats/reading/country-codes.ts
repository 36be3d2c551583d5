import { countryCodeOf } from '../../../built-in/country-code.js';

/** Nationalities and short forms used by lists but missing from country tables. */
const PEOPLES = new Map(
  `afghan AF|albanian AL|algerian DZ|american US|usa US|us US|angolan AO|armenian AM|australian AU|austrian AT|azerbaijani AZ|bahraini BH
bangladeshi BD|belarusian BY|belarussian BY|belgian BE|bosnian BA|brazilian BR|british GB|uk GB|bulgarian BG|burmese MM|myanmar MM|burundian BI
cambodian KH|cameroonian CM|canadian CA|central african CF|car CF|chadian TD|chinese CN|prc CN|colombian CO|congolese CD|drc CD|croatian HR|cuban CU
cypriot CY|czech CZ|danish DK|dutch NL|egyptian EG|emirati AE|uae AE|eritrean ER|estonian EE|ethiopian ET|filipino PH|finnish FI|french FR|georgian GE
german DE|ghanaian GH|greek GR|guatemalan GT|guinean GN|haitian HT|honduran HN|hungarian HU|indian IN|indonesian ID|iranian IR|iraqi IQ|irish IE
israeli IL|italian IT|ivorian CI|japanese JP|jordanian JO|kazakh KZ|kazakhstani KZ|kenyan KE|kuwaiti KW|kyrgyz KG|latvian LV|lebanese LB|liberian LR
libyan LY|lithuanian LT|malaysian MY|malian ML|maltese MT|mauritanian MR|mexican MX|moldovan MD|moroccan MA|nicaraguan NI|nigerian NG|nigerien NE
north korean KP|dprk KP|korea, north KP|korea north KP|norwegian NO|omani OM|pakistani PK|palestinian PS|region: gaza PS|west bank PS|panamanian PA
peruvian PE|polish PL|portuguese PT|qatari QA|romanian RO|russian RU|russian federation RU|rwandan RW|saudi SA|saudi arabian SA|senegalese SN
serbian RS|singaporean SG|slovak SK|slovenian SI|somali SO|south african ZA|south korean KR|korea, south KR|south sudanese SS|spanish ES
sri lankan LK|sudanese SD|swedish SE|swiss CH|syrian SY|tajik TJ|tanzanian TZ|thai TH|tunisian TN|turkish TR|turkmen TM|ugandan UG|ukrainian UA
uzbek UZ|venezuelan VE|vietnamese VN|yemeni YE|zimbabwean ZW|region: crimea UA|congo, democratic republic of the CD|congo, republic of the CG
democratic republic of the congo CD|congo (democratic republic) CD|burma MM|cote d ivoire CI|united states of america US`
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, -3), entry.slice(-2)] as const),
);

const known = new Map<string, string | null>();

async function codeOf(text: string): Promise<string | null> {
  const name = text.toLowerCase();
  return PEOPLES.get(name) ?? PEOPLES.get(name.replace(/\s*\(.*\)|^possibly /g, '')) ?? (await countryCodeOf(text));
}

/** Distinct ISO 3166-1 alpha-2 codes of countries given by code, name or nationality; unknown names are dropped. */
export async function countryCodes(texts: readonly string[]): Promise<string[]> {
  const codes = new Set<string>();
  for (const text of texts.flatMap((one) => one.split(/[;/]/)).map((one) => one.trim())) {
    if (!text) continue;
    if (known.size > 5_000) known.clear();
    let code = known.get(text);
    if (code === undefined) known.set(text, (code = await codeOf(text)));
    if (code) codes.add(code);
  }
  return [...codes];
}
