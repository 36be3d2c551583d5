import type { SentenceOfText } from '../articles/passages-of.js';
import { NAME_SIGN } from '../judge/features-of.js';

/** Birth years that an article allows for the person. */
export interface StatedBirth {
  from: number;
  to: number;
  /** Whether the age or year stands beside the name, as a number. */
  sure: boolean;
}

const UNIT = String.raw`(?:-year-old|[ -]jährige[rnms]?|\s?Jahre alte?[rnms]?|\s(?:years? old|years|años|ans|jahre|anos|anni)|enne|-vuotias)(?!\p{L})`;
const ARTICLE = String.raw`(?:an?|the|eine?|der|die|un[eao]?|le|la|el|il|uma?|o)`;
const NOW = String.raw`(?:now|aged?|age|today|heute|inzwischen|mittlerweile|aujourd['’]hui|hoy|ahora|oggi|hoje|agora)`;

/** `@, 58,`, `@ (58)`, `@, now 58`, `@, aged 58`, `@, de 58 años`, `@, der heute 58 Jahre alt ist`. */
const BARE_AFTER = new RegExp(
  String.raw`^[\s,(–—]*(?:who is |who turn(?:s|ed) |(?:der|die) (?=${NOW}))?(?:${NOW} |age |d['’])?(?:de |di |da |edad |alter |mit |con |com |âgée? de )?(?:apenas |solo |sólo |seulement |appena |nur |just |only )?(\d{2})(?:${UNIT}|\s?[),]|\s(?:in|im|en|em|nel)\s)`,
  'iu',
);
/** `@, a 19-year-old student`, `@, ein 19-jähriger Schüler`. */
const ARTICLE_AFTER = new RegExp(
  String.raw`^\s*[,(–—]\s*${ARTICLE} (?:former |ehemaliger? |früherer? )?(\d{2})(?:-year-old|[ -]jährige[rnms]?|enne|\s?Jahre alte[rnms]?)(?!\p{L})`,
  'iu',
);
/** `@, un jubilado de 71 años`, `@, a father of three aged 61`. */
const NOUN_AFTER = new RegExp(
  String.raw`^\s*[,(–—]\s*(?:${ARTICLE} )?(?:(?:father|mother|dad|mum) of \p{L}+|(?:[\p{L}-]+ )?[\p{L}-]+?),? (?:(?:de|di)\s(\d{2})\s(?:años|ans|anos|anni)(?!\p{L})|aged (\d{2})(?!\d))`,
  'iu',
);
/** `@ is 58 and`, `@ ist 58 Jahre alt`, `@ a 58 ans`, `@ tiene 58 años`. */
const PREDICATE_AFTER = new RegExp(
  String.raw`^ (?:(?:is|was|ist|war) (?:${NOW} )?(\d{2})(?: years old| Jahre alt)?(?=\s?(?:,|\.|$|and\s|und\s))|(?:a|tiene|tem|ha) (\d{2}) (?:ans|años|anos|anni)(?=\s?(?:,|\.|$|et\s|y\s|e\s)))`,
  'iu',
);
/** `the 58-year-old builder @`, `der 58 Jahre alte @`, `il 58enne @`. */
const BEFORE =
  /(\d{2})(?:-year-old|[ -]jährige[rnms]?|\s?Jahre alte[rnms]?|enne|-vuotias| years old| años(?: de edad)?,?| ans,?| anos(?: de idade)?,?| anni,?)(?:\s[\p{L}-]+){0,2},?\s$/iu;
const OF_FOLLOWING =
  /^(?:the|der|die|das|el|la|le|l['’]|o|a|il) ?(?:now )?(?:jeune |giovane )?(?:homem |mulher |hombre |mujer |joven |jovem |homme |femme |uomo |donna |giovane |ragazzo |ragazza )?(?:de |d['’]|di )?(\d{2})(?:-year-old|[ -]jährige|\s?Jahre alte|enne| años| ans| anos| anni)/iu;
const BORN_AFTER =
  /^[\s,(]*(?:who was |qui est |que |che |der |die )?(?:was |is |est |è |fue |wurde )?(?:born|nacid[oa]|née?|geboren|geb\.|nat[oa]|nascid[oa]|jahrgang|classe|\*)\s[^.;,)]{0,30}?(1[89]\d\d|20\d\d)(?!\d)/iu;

/** Words for people of an age, with the least and the greatest age. */
const AGES: [RegExp, number, number][] = [
  [/^(?:teen(?:ager?)?s?|adolescente?|minderjährige[rn]?|jugendliche[rn]?)$/iu, 12, 20],
  [/^(?:schoolboy|schoolgirl|schüler(?:in)?|lycéen(?:ne)?|collégien(?:ne)?)$/iu, 6, 21],
  [
    /^(?:pensioner|oap|retiree|rentner(?:in)?|pensionär(?:in)?|retraitée?|jubilad[oa]|pensionat[oa]|reformad[oa]|aposentad[oa])$/iu,
    50,
    120,
  ],
  [/^(?:diciassettenne|diciottenne|diciannovenne)$/iu, 17, 19],
  [/^(?:ventenne|veinteañer[oa])$/iu, 20, 29],
  [/^(?:trentenne|trentenaire|treintañer[oa])$/iu, 30, 39],
  [/^(?:quarantenne|quadragénaire|cuarent[óo]na?)$/iu, 40, 49],
  [/^(?:cinquantenne|quinquagénaire|cincuent[óo]na?|quinquagenári[oa])$/iu, 50, 59],
  [/^(?:sessantenne|sexagénaire|sexagenari[oa]|sexagenári[oa])$/iu, 60, 69],
  [/^(?:settantenne|septuagénaire|septuagenari[oa]|septuagenári[oa])$/iu, 70, 79],
  [/^(?:ottantenne|octogénaire|octogenari[oa]|octogenári[oa])$/iu, 80, 89],
];
const DECADES = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];
const IN_DECADE = new RegExp(
  String.raw`^[\s,(]*(?:who is )?in (?:his|her|their) (?:early |mid-?|late )?(${DECADES.join('|')})`,
  'iu',
);

/** A deed or a verdict of long ago: `In 1974 @ was convicted`, `1971 wurde @ verurteilt`. */
const YEAR_OF_EVENT = /^(?:(?:in|im jahre?|en|em|nel)\s)?(19\d\d)(?!\d)|\s(?:in|en|em|nel)\s(19\d\d)(?!\d)/iu;
/** What a year in the sentence is otherwise of. */
const YEAR_OF_A_THING =
  /(?:built|founded|dating|gebaut|erbaut|gegründet|construi|fond[ée]|fundad|costruit|constru[íi])/iu;
/** Nobody is accused as a younger child. */
const YOUNGEST = 10;

const FULL_NAME = /(?<!^)(?<!\p{L})\p{Lu}[\p{L}-]+ \p{Lu}/u;

function ageGroup(text: string, year: number): StatedBirth | null {
  const decade = IN_DECADE.exec(text)?.[1]?.toLowerCase();
  const least = decade ? 20 + 10 * DECADES.indexOf(decade) : 0;
  return decade ? { from: year - least - 10, to: year - least, sure: false } : null;
}

/** An age by a word right before the name, or after a comma. */
function ageWord(before: string, after: string, year: number): StatedBirth | null {
  const apposition = new RegExp(String.raw`^\s*[,(–—]\s*(?:${ARTICLE} )?([\p{L}-]+)`, 'iu').exec(after)?.[1];
  const words = [...(before.match(/[\p{L}-]+(?=\s$)/gu) ?? []), apposition];
  for (const word of words)
    for (const [is, least, most] of AGES)
      if (word && is.test(word)) return { from: year - most - 1, to: year - least, sure: false };
  return ageGroup(after, year);
}

function besideName(before: string, after: string, year: number | null): StatedBirth | null {
  const born = Number(BORN_AFTER.exec(after)?.[1]);
  if (born) return { from: born, to: born, sure: true };
  if (year === null) return null;
  const stated = [BARE_AFTER, ARTICLE_AFTER, NOUN_AFTER, PREDICATE_AFTER]
    .map((form) => form.exec(after))
    .find((found) => found !== null);
  const age = stated?.[1] ?? stated?.[2] ?? BEFORE.exec(before)?.[1];
  if (age) return { from: year - Number(age), to: year - Number(age), sure: true };
  return ageWord(before, after, year);
}

/** Birth years that an article allows for the person, by ages, by birth dates and by years of what happened. */
export function statedBirths(sentences: readonly SentenceOfText[], year: number | null): StatedBirth[] {
  const found: StatedBirth[] = [];
  for (const [at, { unnamed, named }] of sentences.entries()) {
    if (!named) {
      const { unnamed: previous = '', named: followsName = false } = sentences[at - 1] ?? {};
      const age = OF_FOLLOWING.exec(unnamed)?.[1];
      const isMeant = previous.startsWith(NAME_SIGN) || (followsName && !FULL_NAME.test(previous));
      if (age && year !== null && isMeant)
        found.push({ from: year - Number(age), to: year - Number(age), sure: false });
      continue;
    }
    for (let from = unnamed.indexOf(NAME_SIGN); from >= 0; from = unnamed.indexOf(NAME_SIGN, from + 1)) {
      const stated = besideName(unnamed.slice(Math.max(0, from - 60), from), unnamed.slice(from + 1, from + 80), year);
      if (stated) found.push(stated);
    }
    const event = YEAR_OF_A_THING.test(unnamed) ? null : YEAR_OF_EVENT.exec(unnamed);
    if (event) found.push({ from: 0, to: Number(event[1] ?? event[2]) - YOUNGEST, sure: false });
  }
  return found;
}
