/** The built readers of lists that the measurements use. */
const from = '../../dist/subgraphs/intelligence/watchlist/';

export const { readOfac } = await import(`${from}formats/ofac.js`);
export const { readUn } = await import(`${from}formats/un.js`);
export const { readEuJournal } = await import(`${from}formats/eu-journal.js`);
