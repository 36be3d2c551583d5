/** The check digit of ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isLong = ({ length }: string) => length >= 13 && length <= 19;

/** Groups of digits separated by spaces or dashes; longer separators split numbers. */
const RUN = /\d+(?:[\s\p{Pd}]{1,3}\d+)*/gu;

/** All ways to join neighbouring groups into one number of 13 to 19 digits. */
function numbersIn(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(RUN)].flatMap(([run]) => {
    const groups = run.split(/\D+/);
    return groups.flatMap((_, from) => {
      const found: string[] = [];
      for (let to = from, digits = ''; to < groups.length && digits.length <= 19; to += 1) {
        digits += groups[to]!;
        if (isLong(digits)) found.push(digits);
      }
      return found;
    });
  });
}

/**
 * Whether a text may contain a card number: 13 to 19 digits with a valid check digit, with or without spaces or dashes.
 */
export function holdsCardNumber(text: string): boolean {
  return numbersIn(text).some(passesLuhn);
}
