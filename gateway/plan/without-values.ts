/** What graphql-js writes where it quotes what was sent, and what is said instead. */
const QUOTING: [RegExp, string][] = [
  [/^(Variable "\$\w+") got invalid value .*?( at "[^"]*")?; (?=[A-Z])/s, '$1 got an invalid value$2; '],
  [
    /(cannot represent (?:a )?non[- ]\w+(?: value)?|non 32-bit signed integer value|cannot represent value): .*$/s,
    '$1.',
  ],
  [/(Expected value of type "[^"]*"), found .*$/s, '$1.'],
  [/Value ".*" does not exist in ("[^"]*" enum)\..*$/s, 'The value does not exist in $1.'],
  [/Enum "([^"]*)" cannot represent .*$/s, 'The value does not exist in "$1" enum.'],
];

/** A message of graphql-js about a value that does not fit, without the value: it may be a person's. */
export function withoutValues(message: string): string {
  return QUOTING.reduce((text, [found, said]) => text.replace(found, said), message);
}
