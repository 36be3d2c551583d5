/** The built modules of the watchlist search that the measurements are of. */
const from = '../../dist/subgraphs/intelligence/watchlist/';

export const { prepareName } = await import(`${from}names/prepare-name.js`);
export const { foldedWords, lettersKeys, wordKeys } = await import(`${from}names/candidate-keys.js`);
export const { rarityOf } = await import(`${from}names/rarity.js`);
export const { scoreNames } = await import(`${from}match/score.js`);
export const { qualify } = await import(`${from}match/qualify.js`);
export const { ofacScore } = await import(`${from}match/ofac-score.js`);
export const { readOfac } = await import(`${from}formats/ofac.js`);
export const { readUn } = await import(`${from}formats/un.js`);
export const { readEuJournal } = await import(`${from}formats/eu-journal.js`);
