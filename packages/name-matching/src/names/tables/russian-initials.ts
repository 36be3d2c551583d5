import { fold } from '../fold.js';
import { stemOf } from '../stem.js';
import { wordsOfList } from './words-of-list.js';

/**
 * First letters of Russian words by which lists abbreviate companies whose names they translate: the letters, then
 * English words. The Tula Cartridge Plant is also the TPZ.
 */
const INITIALS = `
a academy agency airline automatic automobile automotive automation army administration
b bank bureau biological battalion brigade business
v external higher military eastern troops
g state main mining general group city civil
d house engine engines far
zh railway railways
z plant works yard
i institute research investment investments instrument information infrastructure
k design commercial company complex corporation space credit cable
m machine machinebuilding mechanical metallurgical international motor medical ministry materials
n scientific research oil peoples national new
o association united oblast defence defense experimental optical organization regional society department
p production enterprise instrument instrumentmaking powder gunpowder cartridge ammunition industrial first party border
r development russian russia radio missile repair republic revolutionary intelligence river
s building construction special shipbuilding shiprepair union insurance system systems northern steel service siberian
t technical technology trade trading technological pipe tractor thermal customs
u management directorate coal university educational ural
f factory federal federation physics fund financial foundation
kh chemical chemistry
ts central center centre`;

const byStem = new Map<string, string[]>();
for (const line of INITIALS.trim().split('\n')) {
  const [letters, ...words] = wordsOfList(line);
  for (const word of words) {
    const stem = stemOf(fold(word));
    byStem.set(stem, [...(byStem.get(stem) ?? []), letters!]);
  }
}

/** The first letters of the Russian word for an English business word, by its stem. */
export const russianInitialsOf = (stem: string): readonly string[] => byStem.get(stem) ?? [];

/** Single Russian letters that are written with several Latin ones. */
const DIGRAPH = /^(?:shch|zh|kh|ts|ch|sh|yu|ya)/;

/** The first letter of a transliterated Russian word, if it is written with several Latin ones. */
export const russianLetterOf = (word: string): string | null => DIGRAPH.exec(word)?.[0] ?? null;
