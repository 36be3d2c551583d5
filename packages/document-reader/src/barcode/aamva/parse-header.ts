/** Header of a card's data: issuer, version of the standard, and positions of the subfiles. */
export interface AamvaHeader {
  /** Issuer identification number, six digits. */
  issuer: string;
  /** 0 for cards older than version 1, otherwise 1 (2000) to 11 (2025). */
  version: number;
  subfiles: { type: string; data: string }[];
  /**
   * Whether the header follows the standard: separators, a known range of issuers, subfiles at the stated positions.
   */
  sound: boolean;
}

const HEADER = /^(@?[\s\p{Cc}]{0,6})(ANSI |AAMVA|ANSI)(\d{6})(\d{2})/u;
const TYPES = /^(DL|ID|EN|Z[A-Z])$/;
const NEWEST = 11;

/** Parses the header of a barcode text; null if it is not such a card. */
export function parseHeader(text: string): AamvaHeader | null {
  const found = HEADER.exec(text);
  if (!found) return null;
  const [whole, separators, , issuer, versionText] = found as unknown as [string, string, string, string, string];
  const version = Number(versionText);
  // Since version 2 jurisdictions have a version number, too.
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

/** Issuer numbers of North American licences start with 636 or 604. */
function isIssuer(issuer: string): boolean {
  return /^(636|604)\d{3}$/.test(issuer);
}

/** Returns a subfile at the position stated by its ten-character table entry; null if something else is there. */
function subfileAt(text: string, at: number) {
  const entry = /^([A-Z]{2})(\d{4})(\d{4})$/.exec(text.slice(at, at + 10));
  if (!entry) return null;
  const [, type, offset, length] = entry as unknown as [string, string, string, string];
  // Some issuers count positions from 1.
  const start = [0, 1, -1].map((off) => Number(offset) + off).find((place) => text.startsWith(type, place));
  if (!TYPES.test(type) || start === undefined || start < at) return null;
  return { type, data: text.slice(start + 2, start + Number(length)) };
}

/** The table is broken: find the subfile by its name, and mark nothing as valid. */
function withoutTable(text: string, issuer: string, version: number, from: number): AamvaHeader | null {
  const part = /(DL|ID)(?=D[A-Z]{2})/.exec(text.slice(from));
  if (!part) return null;
  const data = text.slice(from + part.index + 2).split('\r')[0]!;
  return { issuer, version, subfiles: [{ type: part[1]!, data }], sound: false };
}
