/** The parser's names of tokens, as a condition has them or in words. */
const TOKENS: Readonly<Record<string, string>> = {
  EOF: 'the end',
  IDENTIFIER: 'a name',
  NUMBER: 'a number',
  STRING: 'a text',
  BYTES: 'a text',
  BOOLEAN: 'true or false',
  NULL: 'null',
  PLUS: '+',
  MINUS: '-',
  MULTIPLY: '*',
  DIVIDE: '/',
  MODULO: '%',
  EQ: '==',
  NE: '!=',
  LT: '<',
  LE: '<=',
  GT: '>',
  GE: '>=',
  AND: '&&',
  OR: '||',
  NOT: '!',
  IN: 'in',
  LPAREN: '(',
  RPAREN: ')',
  LBRACKET: '[',
  RBRACKET: ']',
  LBRACE: '{',
  RBRACE: '}',
  DOT: '.',
  COMMA: ',',
  COLON: ':',
  QUESTION: '?',
};

const NAMED = /^(Unexpected token: |Expected )([A-Z]+)(?:(, got )([A-Z]+))?$/;

const tokenOf = (name: string) => TOKENS[name] ?? name;

const ITERATION = / invalid predicate iteration variable$/;

/** A message of the parser whose tokens are named as users write them. */
export const withTokens = (message: string): string =>
  (ITERATION.test(message) ? `Not a name: the first value of ${message.replace(ITERATION, '')}` : message).replace(
    NAMED,
    (_, start: string, one: string, between = '', other = '') =>
      [start, tokenOf(one), between, tokenOf(other as string)].join(''),
  );
