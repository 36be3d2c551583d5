import { registerEnumType } from 'type-graphql';

/** Registers a GraphQL enum whose values are the words themselves, each with a description. */
export function enumOf<Word extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Word, string>>,
): { readonly [Key in Word]: Key } {
  const words = Object.keys(meanings) as Word[];
  const values = Object.fromEntries(words.map((word) => [word, word])) as { [Key in Word]: Key };
  const valuesConfig = Object.fromEntries(words.map((word) => [word, { description: meanings[word] }]));
  registerEnumType(values, { name, description, valuesConfig: valuesConfig as never });
  return values;
}

/** `up_to_date`, `second-step` and `checkInDate` → `UP_TO_DATE`, `SECOND_STEP` and `CHECK_IN_DATE`. */
const capitals = (word: string) =>
  word
    .replaceAll('-', '_')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();

/** Registers a GraphQL enum whose values are the words of the code in capitals; results and arguments are converted. */
export function capitalEnumOf<Word extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Word, string>>,
): Readonly<Record<string, Word>> {
  const named = (Object.keys(meanings) as Word[]).map((word) => [capitals(word), word] as const);
  const values = Object.fromEntries(named) as Record<string, Word>;
  const valuesConfig = Object.fromEntries(named.map(([key, word]) => [key, { description: meanings[word] }]));
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}
