/** Texts that are stored as they are: every one is well-formed Unicode without NUL. */
export const NASTY_TEXTS: string[] = [
  // Directions and marks that are not seen.
  ...[
    '\u202eright to left',
    'a\u2066isolated\u2069b',
    '\u200f',
    'zero\u200bwidth',
    'no\u2060break',
    '\ufeffmark first',
  ],
  ...[
    'soft\u00adhyphen',
    'joined\u200dand\u200cnot',
    '\u2028line\u2029paragraph',
    '\u00a0hard space\u00a0',
    '\u3000wide',
  ],
  // Emoji: families, flags, skins, keycaps, tags.
  ...['👨‍👩‍👧‍👦', '🏳️‍🌈', '🇨🇭🇯🇵', '👍🏿', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🧑🏽‍🚀 flat', '❤️‍🔥', '\u{1f9ff}\ufe0e'],
  // Combining and composed, and what normalising would change.
  ...[
    'e\u0301',
    '\u00e9',
    'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319',
    '\u1100\u1161\u11a8',
    'ﬁne',
  ],
  ...['Å\u212bA\u030a', '①②③', '𝓕𝓪𝓷𝓬𝔂', 'ＦＵＬＬ％ＷＩＤＴＨ', '\u0958', 'ﷺ', 'ǅungla'],
  // Letters that look alike and letters that change their length with their case.
  ...['раураl', 'ΑΒΕ', 'ⅼоft', 'İstanbul', 'ıIiİ', 'straße STRASSE ẞ', 'ŉ', 'ΐ', 'Łódź Ørsted Đà', 'ς Σ σ'],
  // Scripts.
  ...['日本語の家', '한국어', 'بيت في القاهرة', 'בית', 'ไทย', 'हिन्दी', 'தமிழ்', 'བོད་ཡིག', 'ⴰⵎⴰⵣⵉⵖ', '𐌰𐌱𐌲', '𝟘𝟙𝟚', '𠜎𠜱'],
  // Places that take text for something else.
  ...["'; drop table property.listing; --", "' or '1'='1", '$1', '$$', '\\', '\\u0000', '%00', '%', '_', '%_\\%', '?'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg/onload=1>', '{{7*7}}', '${7*7}', '<%= 1 %>'],
  ...['#{1}', '{"$ne":null}', '__proto__', 'constructor', 'null', 'undefined', 'NaN', 'true', '-1', '1e400', '0x10'],
  ...[
    '../../etc/passwd',
    'C:\\con',
    '`id`',
    '$(id)',
    '=1+1',
    '@SUM(A1)',
    '\r\nSet-Cookie: a=b',
    '\t\u0001\u0007\u001b[31m',
  ],
  ...['{ __typename }', '"""', '# comment', '\u0085', '\ud83d\ude00 whole pair', '\u{10ffff}', '\ufffd', '\ufffe'],
];

/** Texts that no database takes: NUL, and halves of characters. As JSON text, since some are no JavaScript literal. */
export const REFUSED_TEXTS: string[] = ['a\u0000b', '\u0000', 'a\ud800b', '\udfff', '\ude00\ud83d'];
