/** The beginning of a card's data: who issued it, by which version of the standard, and where its parts lie. */
export interface AamvaHeader {
  /** Issuer identification number, six digits. */
  issuer: string;
  /** 0 for cards from before versions were counted, 1 (2000) to 11 (2025). */
  version: number;
  subfiles: { type: string; data: string }[];
  /** The header is the standard's: separators in place, a known kind of issuer, parts where it says. */
  sound: boolean;
}

const HEADER = /^(@?[\s\p{Cc}]{0,6})(ANSI |AAMVA|ANSI)(\d{6})(\d{2})/u;
const TYPES = /^(DL|ID|EN|Z[A-Z])$/;
const NEWEST = 11;

/** Reads the header of the text in a card's code; null where it is no such card. */
export function parseHeader(text: string): AamvaHeader | null {
  const found = HEADER.exec(text);
  if (!found) return null;
  const [whole, separators, , issuer, versionText] = found as unknown as [string, string, string, string, string];
  const version = Number(versionText);
  // From version 2 on the jurisdiction counts its own versions too.
  const countAt = whole.length + (version >= 2 ? 2 : 0);
  const count = Number(text.slice(countAt, countAt + 2));
  if (!Number.isInteger(count) || count < 1 || count > 30) return withoutTable(text, issuer, version, whole.length);
  const subfiles = Array.from({ length: count }, (_, n) => subfileAt(text, countAt + 2 + n * 10));
  const known = subfiles.filter((subfile) => subfile !== null);
  if (!known.some(({ type }) => type === 'DL' || type === 'ID'))
    return withoutTable(text, issuer, version, whole.length);
  const sound = separators.startsWith('@') && version <= NEWEST && isIssuer(issuer) && known.length === count;
  return { issuer, version, subfiles: known, sound };
}

/** Issuers of licences in North America have numbers that begin with 636 or 604. */
function isIssuer(issuer: string): boolean {
  return /^(636|604)\d{3}$/.test(issuer);
}

/** A part where its ten characters of the table say; null where something else stands there. */
function subfileAt(text: string, at: number) {
  const entry = /^([A-Z]{2})(\d{4})(\d{4})$/.exec(text.slice(at, at + 10));
  if (!entry) return null;
  const [, type, offset, length] = entry as unknown as [string, string, string, string];
  // Some issuers count from one character further on.
  const start = [0, 1, -1].map((off) => Number(offset) + off).find((place) => text.startsWith(type, place));
  if (!TYPES.test(type) || start === undefined || start < at) return null;
  return { type, data: text.slice(start + 2, start + Number(length)) };
}

/** The table is broken: the card's part is looked for by its name, and nothing is believed. */
function withoutTable(text: string, issuer: string, version: number, from: number): AamvaHeader | null {
  const part = /(DL|ID)(?=D[A-Z]{2})/.exec(text.slice(from));
  if (!part) return null;
  const data = text.slice(from + part.index + 2).split('\r')[0]!;
  return { issuer, version, subfiles: [{ type: part[1]!, data }], sound: false };
}
