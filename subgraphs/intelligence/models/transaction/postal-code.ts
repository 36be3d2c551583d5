/** The forms of postal codes in countries that have one, of those that most bookings come from. */
const FORMS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  PT: /^\d{4}(-?\d{3})?$/,
  NL: /^\d{4}([A-Z]{2})?$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  AT: /^\d{4}$/,
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  SE: /^\d{5}$/,
  FI: /^\d{5}$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  IN: /^\d{6}$/,
  CN: /^\d{6}$/,
  JP: /^\d{3}-?\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  MX: /^\d{5}$/,
};

/** Whether a postal code (upper case, without spaces) has the form of its country; true where the form is not known. */
export const isPostalCode = (country: string, code: string): boolean => FORMS[country]?.test(code) ?? true;
