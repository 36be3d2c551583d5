import type { ComponentProps } from 'react';
import { useSpoken } from '../words/use-words.js';

/** ISO 3166-1 alpha-2. */
const CODES = (
  'ADAEAFAGAIALAMAOARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZ' +
  'ECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGTGUGWGYHKHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZ' +
  'LALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPRPSPTPWPYQA' +
  'RERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW'
).match(/../g)!;

type CountryProps = Omit<ComponentProps<'select'>, 'onChange'> & { onChange(code: string): void };

/** A country by its name in the guest's language. */
export function CountryChoice({ onChange, ...rest }: CountryProps) {
  const { language, words } = useSpoken();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const named = CODES.map((code) => [code, names.of(code) ?? code] as const);
  named.sort(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <select {...rest} onChange={(event) => onChange(event.target.value)}>
      <option value="">{words.page.chooseOne}</option>
      {named.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
