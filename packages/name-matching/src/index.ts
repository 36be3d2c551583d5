/** Compare names of people, companies, vessels and aircraft in any script: prepare, compare and index them. */
export { type Compared, type Comparison, compareNames } from './match/compare-names.js';
export { type TokenMatch, explain } from './match/explain.js';
export { jaroWinkler } from './match/jaro-winkler.js';
export { ofacScore } from './match/ofac-score.js';
export { type Circumstances, type Qualified, type Qualifier, isExactName, qualify } from './match/qualify.js';
export { type NameScore, type Rule, scoreNames } from './match/score.js';
export {
  type WordKeys,
  foldedWords,
  initialKeys,
  joinedKeys,
  keysOfFolded,
  lettersKeys,
  storedKeys,
  withoutImplied,
  wordKeys,
} from './names/candidate-keys.js';
export { fold } from './names/fold.js';
export { type LatinWord, latinWords } from './names/letters/latin-words.js';
export { type PreparedName, type SubjectKind, prepareName } from './names/prepare-name.js';
export { type Rarity, rarityOf, usualRarity } from './names/rarity.js';
export { skeleton } from './names/skeleton.js';
export { legalFormOf } from './names/tables/company-words.js';

export { wordsAlike } from './names/tables/nicknames.js';
export { PARTICLES } from './names/tables/particles.js';
export type { Shape, Token, TokenKind } from './names/token.js';
