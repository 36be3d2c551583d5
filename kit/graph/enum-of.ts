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
