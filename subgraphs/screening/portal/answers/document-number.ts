/** How numbers of identity cards look by issuing country; other countries and documents take 4 to 20 letters and digits. */
const CARDS: Record<string, (number: string) => boolean> = {
  DE: (number) => /^[CFGHJKLMNPRTVWXYZ0-9]{9}$/.test(number),
  ES: isSpanish,
  FR: (number) => /^(\d{12}|[A-Z0-9]{9})$/.test(number),
  IT: (number) => /^([A-Z]{2}\d{7}|[A-Z]{2}\d{5}[A-Z]{2}|\d{7}[A-Z]{2})$/.test(number),
};

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** DNI and NIE: the last letter is the number modulo 23. Source: the Spanish ministry of the interior's rule. */
function isSpanish(number: string): boolean {
  const [, head, digits, letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(number) ?? [];
  if (digits === undefined || (head ? digits.length !== 7 : digits.length !== 8)) return false;
  const whole = Number(`${head ? 'XYZ'.indexOf(head) : ''}${digits}`);
  return LETTERS[whole % LETTERS.length] === letter;
}

/** A number as it is compared: letters and digits in upper case. */
export function tidyNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Whether a tidied number can be one of a document of that kind and country. */
export function isDocumentNumber(number: string, kind: string, country: string): boolean {
  const isCard = kind === 'id_card' || (kind === 'residence_permit' && country === 'ES');
  const looks = isCard ? CARDS[country] : undefined;
  return looks ? looks(number) : /^[A-Z0-9]{4,20}$/.test(number);
}
