import { t } from '@lingui/core/macro';

export interface ConditionFunction {
  name: string;
  about: string;
  example: string;
  /** Whether it is written after a text and a dot, around a value, or both. */
  form: 'method' | 'around' | 'both';
}

/** The functions of conditions. The service refuses all others. */
export const FUNCTIONS: readonly ConditionFunction[] = [
  {
    name: 'startsWith',
    form: 'method',
    about: t`Whether a text begins with another one.`,
    example: 'reservation.source.startsWith("Air")',
  },
  {
    name: 'endsWith',
    form: 'method',
    about: t`Whether a text ends with another one.`,
    example: 'guest.email_domain.endsWith(".edu")',
  },
  {
    name: 'contains',
    form: 'method',
    about: t`Whether a text contains another one.`,
    example: 'guest.email_domain.contains("mail")',
  },
  {
    name: 'lowerAscii',
    form: 'method',
    about: t`The text with the letters A to Z in lower case.`,
    example: 'reservation.source.lowerAscii() == "airbnb"',
  },
  {
    name: 'upperAscii',
    form: 'method',
    about: t`The text with the letters A to Z in upper case.`,
    example: 'reservation.source.upperAscii() == "AIRBNB"',
  },
  {
    name: 'trim',
    form: 'method',
    about: t`The text without spaces at both ends.`,
    example: 'reservation.source.trim() == "Airbnb"',
  },
  {
    name: 'size',
    form: 'both',
    about: t`The number of characters of a text, or of items of a list.`,
    example: 'size(reservation.source) > 10',
  },
  {
    name: 'int',
    form: 'around',
    about: t`The value as a whole number.`,
    example: 'int(reservation.total_price) > 1000',
  },
  {
    name: 'double',
    form: 'around',
    about: t`The value as a number with decimals.`,
    example: 'double(reservation.nights) / 7.0 > 2.0',
  },
  {
    name: 'string',
    form: 'around',
    about: t`The value as a text.`,
    example: 'string(reservation.nights) == "7"',
  },
];

const NAMES = new Set(FUNCTIONS.map(({ name }) => name));

export const isFunction = (name: string): boolean => NAMES.has(name);
