import { capitalEnumOf, enumOf } from '#kit/graph/enum-of.js';

export const NameMatchKind = enumOf('NameMatchKind', 'How two words of a name match.', {
  same: 'The same word.',
  same_sound: 'Words that sound the same.',
  other_spelling: 'Another spelling or transliteration.',
  nickname: 'A nickname or short form.',
  near: 'A likely misspelling.',
  same_consonants: 'The same consonants.',
  initial: 'An initial.',
  joined: 'Several words written as one.',
  left_alone: 'A word of the searched name without a counterpart.',
  right_alone: 'A word of the listed name without a counterpart.',
});

export const NameWordKind = enumOf('NameWordKind', 'Kind of word in a name.', {
  name: 'A name.',
  number: 'A number.',
  initial: 'An initial.',
  half: 'Part of a compound name.',
  particle: 'A particle or title.',
  trade: 'A line of business.',
  form: 'A legal form.',
});

export const NameQualifier = enumOf('NameQualifier', 'Result of comparing birth dates and countries.', {
  same_birth_date: 'The same birth date.',
  same_birth_year: 'The same year of birth.',
  birth_day_and_month_swapped: 'Day and month of the birth date are swapped.',
  near_birth_date: 'Birth dates that are close to each other.',
  other_birth_date: 'Different birth dates.',
  same_country: 'A country in common.',
  other_country: 'Different countries.',
});

export const NameRule = enumOf('NameRule', 'Rule that limited the score of two names.', {
  nothing_telling: 'No distinctive word matches.',
  one_word_of_several: 'Only one word of several matches.',
  one_word_asked: 'The searched name has one word.',
  other_kind: 'The names are of different kinds of subject.',
  another_order: 'The words are in another order.',
  other_script: 'The names are in different scripts.',
  other_number: 'Each company has a number that the other one lacks.',
  other_place: 'Each company has a place that the other one lacks.',
  common_names:
    'Two common words match, and the rest differs: the score stays below 0.8 unless a birth date or country agrees.',
});

export const WatchlistChangeKind = capitalEnumOf('WatchlistChangeKind', 'Change of a watchlist entry.', {
  added: 'The entry was added.',
  changed: 'The entry was changed.',
  removed: 'The entry was removed.',
});
