import type { DatasetTest } from './datasets.js';

/** The head of the list that the Treasury's tables begin without, as rows of twelve columns. */
const sdn = (id: number, name: string, kind: string, remarks: string) =>
  `${id},"${name}","${kind}","TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remarks}"\r\n`;

/** People and firms that are on no list, written as the Treasury writes its tables. */
export const SDN =
  sdn(1, 'QUILLFEATHER, Barnabas Tobit', 'individual', 'DOB 03 Feb 1961; nationality Iran.') +
  sdn(2, 'AL-ZUHAYRI, Mohammed Khalid', 'individual', 'DOB 1975; nationality Syria.') +
  sdn(3, 'BRAMBLEWICK TRADING LLC', '-0- ', 'Some remark.') +
  sdn(4, 'QUILLFEATHER, Odette', 'individual', '-0- ') +
  '\u001a';

export const ALT = '1,11,"aka","QUILLFEATHERE, Barney",-0- \r\n2,12,"aka","ABU HAFS AL-ZUHAIRI",-0- \r\n';

/** Loads those people as the Treasury's list. */
export function loadSdn(store: DatasetTest, main = SDN) {
  store.file('sdn/sdn.csv', main);
  const alt = store.file('sdn/alt.csv', ALT);
  return store.load('ofac-sdn', alt.replace(/\/alt\.csv$/, ''));
}
