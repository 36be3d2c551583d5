/** The holder of a fictitious licence. Dates are `YYYY-MM-DD`. */
export interface Holder {
  first: string;
  middle?: string;
  last: string;
  born: string;
  expires: string;
  issued?: string;
  number: string;
  country?: 'USA' | 'CAN';
}

export const HOLDER: Holder = {
  first: 'MARIA',
  middle: 'ELENA',
  last: 'SPECIMEN',
  born: '1990-04-12',
  expires: '2034-04-12',
  issued: '2026-04-12',
  number: 'D1234562',
};

const monthFirst = (date: string) => `${date.slice(5, 7)}${date.slice(8, 10)}${date.slice(0, 4)}`;
const yearFirst = (date: string) => date.replaceAll('-', '');

/** The text of a licence barcode in a version of the standard. */
export function licenceText(holder: Holder, version = 9): string {
  const { first, middle = 'NONE', last, born, expires, issued, number, country = 'USA' } = holder;
  const date = country === 'CAN' || version === 1 ? yearFirst : monthFirst;
  const names: Record<string, string[]> = {
    old: [`DAA${last},${first},${middle}`],
    third: [`DCS${last}`, `DCT${first} ${middle}`],
    now: [`DCS${last}`, 'DDEN', `DAC${first}`, 'DDFN', `DAD${middle}`, 'DDGN'],
  };
  const elements = [
    `DAQ${number}`,
    ...names[version === 1 ? 'old' : version < 4 ? 'third' : 'now']!,
    ...(issued ? [`DBD${date(issued)}`] : []),
    `DBB${date(born)}`,
    `DBA${date(expires)}`,
    'DBC2',
    'DAU064 in',
    'DAYBRO',
    'DAG2570 24TH STREET',
    'DAIANYTOWN',
    'DAJCO',
    'DAK802020000',
    ...(version >= 4 ? ['DCF2424244747474786102204', `DCG${country}`] : []),
  ];
  const data = `DL${elements.join('\n')}\r`;
  const issuer = country === 'CAN' ? '636012' : '636020';
  const head = `@\n\x1e\rANSI ${issuer}${two(version)}${version >= 2 ? '01' : ''}01`;
  const offset = head.length + 10;
  return `${head}DL${four(offset)}${four(data.length)}${data}`;
}

const two = (count: number) => String(count).padStart(2, '0');
const four = (count: number) => String(count).padStart(4, '0');
