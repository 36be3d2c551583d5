/** Patterns in which graphql-js messages quote input values, with replacements. */
const QUOTING: [RegExp, string][] = [
  [/^(Variable "\$\w+") got invalid value .*?( at "[^"]*")?; (?=[A-Z])/s, '$1 got an invalid value$2; '],
  [
    /(cannot represent (?:a )?non[- ]\w+(?: value)?|non 32-bit signed integer value|cannot represent value): .*$/s,
    '$1.',
  ],
  [/(Expected value of type "[^"]*"), found .*$/s, '$1.'],
  [/Value ".*" does not exist in ("[^"]*" enum)\..*$/s, 'The value does not exist in $1.'],
  // In a document; graphql-js says "non-string" of variables.
  [/Enum "([^"]*)" cannot represent non-enum value.*$/s, 'Expected a value of "$1" enum, without quotes.'],
  [/Enum "([^"]*)" cannot represent .*$/s, 'The value does not exist in "$1" enum.'],
];

/** Removes the quoted value from a graphql-js message about an invalid value: it may be personal data. */
export function withoutValues(message: string): string {
  return QUOTING.reduce((text, [found, said]) => text.replace(found, said), message);
}
