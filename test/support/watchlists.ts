import type { DatasetTest } from './datasets.js';

/** The header that the Treasury's tables lack, as rows of twelve columns. */
const sdn = (id: number, name: string, kind: string, remarks: string) =>
  `${id},"${name}","${kind}","TEST",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remarks}"\r\n`;

/** People and companies that are on no list, in the format of the Treasury's tables. */
export const SDN =
  sdn(1, 'QUILLFEATHER, Barnabas Tobit', 'individual', 'DOB 03 Feb 1961; nationality Iran.') +
  sdn(2, 'AL-ZUHAYRI, Mohammed Khalid', 'individual', 'DOB 1975; nationality Syria.') +
  sdn(3, 'BRAMBLEWICK TRADING LLC', '-0- ', 'Some remark.') +
  sdn(4, 'QUILLFEATHER, Odette', 'individual', '-0- ') +
  '\u001a';

export const ALT = '1,11,"aka","QUILLFEATHERE, Barney",-0- \r\n2,12,"aka","ABU HAFS AL-ZUHAIRI",-0- \r\n';

/** Imports those people as the Treasury's list. */
export function loadSdn(store: DatasetTest, main = SDN) {
  store.file('sdn/sdn.csv', main);
  const alt = store.file('sdn/alt.csv', ALT);
  return store.load('ofac-sdn', alt.replace(/\/alt\.csv$/, ''));
}
