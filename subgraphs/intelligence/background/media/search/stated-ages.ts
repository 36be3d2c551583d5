import type { SentenceOfText } from '../articles/passages-of.js';
import { NAME_SIGN } from '../judge/features-of.js';
import { agesInFigures } from './ages-in-words.js';

/** Birth years that an article allows for the person. */
export interface StatedBirth {
  from: number;
  to: number;
  /** Whether the age or year stands beside the name, as a number. */
  sure: boolean;
}

/** What follows years that are no age: `@, twenty years later`, `@, 12 ans de prison`. */
const SPAN =
  'later|ago|after|before|in|of|behind|später|lang|nach|Haft|Gefängnis|plus|après|avant|de (?!edad|idade)|más|después|atrás|depois|mais|dopo|prima|fa|di (?!età)';
const UNIT = String.raw`(?:-year-old|[ -]jährige[rnms]?|\s?Jahre alte?[rnms]?|\s(?:years? old|years|años|ans|jahre|anos|anni)|enne|-vuotias)(?!\p{L})(?!\s(?:${SPAN})(?!\p{L}))`;
const ARTICLE = String.raw`(?:an?|the|eine?|der|die|un[eao]?|le|la|el|il|uma?|o)`;
const NOW = String.raw`(?:now|aged?|age|today|heute|inzwischen|mittlerweile|aujourd['’]hui|hoy|ahora|oggi|hoje|agora)`;

/** Words after the number of a house. */
const STREET = 'rue|avenue|boulevard|place|quai|via|viale|piazza|calle|rua|avenida';

/** `@, 58,`, `@ (58)`, `@, now 58`, `@, aged 58`, `@, de 58 años`, `@, der heute 58 Jahre alt ist`. */
const BARE_AFTER = new RegExp(
  String.raw`^[\s,(–—]*(?:who is |who turn(?:s|ed) |(?:der|die) (?=${NOW}))?(?:${NOW} |age |d['’])?(?:de |di |da |edad |alter |mit |con |com |âgée? de )?(?:apenas |solo |sólo |seulement |appena |nur |just |only )?(\d{2})(?:${UNIT}|\s?\)|\s?,(?!\s(?:${STREET}))|\s(?:in|im|en|em|nel)\s)`,
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
  String.raw`^ (?:(?:is|was|ist|war) (?:${NOW} )?(\d{2})(?: years old| Jahre alt)?(?=\s?(?:,(?! (?:als|when) )|\.|$|and\s|und\s))|(?:a|tiene|tem|ha) (\d{2}) (?:ans|años|anos|anni)(?=\s?(?:,|\.|$|et\s|y\s|e\s)))`,
  'iu',
);
/** `the 58-year-old builder @`, `der 58 Jahre alte @`, `il 58enne @`. */
const BEFORE =
  /(?<!(?:depuis|since|for|seit|desde|hace|da|há|pide|pede|chiede|requiert|après|after|nach|in)\s(?:los |les |mais de |plus de )?)(?<!\d)(\d{2})(?:-year-old|[ -]jährige[rnms]?|\s?Jahre alte[rnms]?|enne|-vuotias| years old| años(?: de edad)?,?| ans,?| anos(?: de idade)?,?| anni,?)(?:\s(?!(?:para|por|contra|pour|contre|per|contro|für|gegen|for|against|a|à|de|of|após|dopo)\s)[\p{L}-]+){0,2},?\s$/iu;
const OF_FOLLOWING =
  /^(?:the|der|die|das|el|la|le|l['’]|o|a|il) ?(?:now )?(?:jeune |giovane )?(?:homem |mulher |hombre |mujer |joven |jovem |homme |femme |uomo |donna |giovane |ragazzo |ragazza )?(?:de |d['’]|di )?(\d{2})(?:-year-old|[ -]jährige|\s?Jahre alte|enne| años| ans| anos| anni)/iu;
/** `The pensioner, 81, opened …`, `El navarro, de 34 años, está …`. */
const NOUN_OF_FOLLOWING =
  /^(?:the|der|die|el|la|le|l['’]|o|a|il) ?(?!then|damalige|entonces|então|allora|alors)[\p{L}-]+(?: [\p{L}-]+)?, (?:aged |de |di )?(\d{2})(?:,| años,?| ans,?| anos,?| anni,?| Jahre alt,?)\s/iu;
/** `He is 58 and …`, `Tenía 51 años`, `Er ist 39 Jahre alt`. */
const PRONOUN_OF_FOLLOWING =
  /^(?:(?:he|she|er|sie) (?:is|was|ist|war) (?:now |heute )?(\d{2})(?: years old| Jahre alt|,|\.|$| and| und)|(?:(?:il|elle|ele|ela|él|ella|lui|lei) )?(?:a|avait|tiene|tenía|tem|tinha|ha|aveva) (\d{2}) (?:ans|años|anos|anni))/iu;

const BORN = '(?:born|nacid[oa]|née?|geboren|geb\\.|nat[oa]|nascid[oa]|jahrgang|classe|DOB:?|b\\.|\\*)';
/** A place and a date up to the year, such as `on April 3, 1910` or `12.3.1988`. */
const UP_TO_YEAR = String.raw`(?:[^.;,)]|(?<=\d)[.,]){0,40}?(1[89]\d\d|20\d\d)(?!\d)`;
/** `@, born in 1951`, `@ wurde am 3. April 1949 in Köln geboren`. */
const BORN_AFTER = new RegExp(
  String.raw`^[\s,(]*(?:(?:who was |qui est |que |che |der |die )?(?:(?:was |is |est |è |fue |foi )?${BORN}|nació|nasceu|nacque|n\.)\s${UP_TO_YEAR}|wurde ${UP_TO_YEAR}[^.;,)]{0,30} geboren(?!\p{L}))`,
  'iu',
);
/** `@ (1902–1987)`, `@ (Gandía, 1990)`; it could also be a term of office or a film. */
const YEARS_AFTER = /^\s?\((?:(?:[\p{L}. -]+, )(1[89]\d\d|20\d\d)|(1[89]\d\d)\s?[-–—]\s?(?:1[89]\d\d|20\d\d))\)/u;
/** `Born in Grimsby in 1951, @`, `der 1951 in Passau geborene Bildhauer @`. */
const BORN_BEFORE = new RegExp(
  String.raw`(?:^${BORN}\s${UP_TO_YEAR}[^.;]{0,50},\s|(1[89]\d\d|20\d\d)\s(?:in [\p{L} -]+ )?geborene[nr]? (?:[\p{L}-]+ ){0,2})$`,
  'iu',
);
/** `@, who turns 70 in May`, `@ ist im Mai 70 geworden`, `@ aurait eu 100 ans`: the age of this year. */
const BIRTHDAY_AFTER = new RegExp(
  String.raw`^[\s,(]*(?:who |qui |que |che |der |die )?(?:[\p{L}]+ ){0,4}?(?:(?:turn(?:s|ed)|would have (?:been|turned)|cumpl\p{L}+|hubiera cumplido|fêt\p{L}+ ses|aurait eu|compl?et\p{L}+|compi\p{L}+|compiuto)\s(\d{2,3})(?!\d)(?:\s(?:años|ans|anos|anni)|[\s.,)])|(?:ist|wird|wäre|wurde) (?:\p{L}+ ){0,2}(\d{2,3}) (?:Jahre alt )?(?:geworden|$|[.,]))`,
  'iu',
);
/** `@, who has died aged 88`, `@ est morte lundi, à l'âge de 97 ans`. */
const DEATH_AFTER =
  /^[\s,]*(?:who |qui |que |che |der |die )?(?:has |est |ha |è |ist |s['’]est )?(?:died|morte?|décédée?|éteinte?|murió|falleció|morreu|faleceu|morta|morto)(?!\p{L})[^.;@\d]{0,40}?(?:aged|age of|âge de|a los|aos|età di|a) (\d{2,3})(?!\d)/iu;
/** `@, de nacionalidad peruana y 38 años`. */
const ORIGIN_AFTER = /^,\s(?:de|di|of|with)\s[^,.;]{3,40}?\s(?:y|e|et|and)\s(?:de )?(\d{2})\s(?:años|anos|ans|anni)/iu;

/** Words for people of an age, with the least and the greatest age. */
const AGES: [RegExp, number, number][] = [
  [/^(?:teen(?:ager?)?s?|adolescente?|minderjährige[rn]?|jugendliche[rn]?)$/iu, 12, 20],
  [/^(?:\p{L}+-grader|\p{L}+klässler(?:in)?)$/iu, 5, 16],
  [/^(?:schoolboy|schoolgirl|schüler(?:in)?|lycéen(?:ne)?|collégien(?:ne)?)$/iu, 6, 21],
  [
    /^(?:pensioner|oap|retiree|rentner(?:in)?|pensionär(?:in)?|retraitée?|jubilad[oa]|pensionat[oa]|reformad[oa]|aposentad[oa])$/iu,
    50,
    120,
  ],
  [/^(?:diciassettenne|diciottenne|diciannovenne)$/iu, 17, 19],
  [/^(?:ventenne|veinteañer[oa])$/iu, 20, 29],
  [/^(?:trentenne|trentenaire|treintañer[oa])$/iu, 30, 39],
  [/^(?:quarantenne|quadragénaire|cuarent[óo]na?|quarentão|quarentona)$/iu, 40, 49],
  [
    /^(?:cinquantenne|quinquagénaire|quinquagenarian|cincuent[óo]na?|quinquagenári[oa]|cinquentão|cinquentona)$/iu,
    50,
    59,
  ],
  [/^(?:sessantenne|sexagénaire|sexagenarian|sexagenari[oa]|sexagenári[oa])$/iu, 60, 69],
  [/^(?:settantenne|septuagénaire|septuagenarian|septuagenari[oa]|septuagenári[oa])$/iu, 70, 79],
  [/^(?:ottantenne|octogénaire|octogenarian|octogenari[oa]|octogenári[oa])$/iu, 80, 89],
];
const DECADES = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];
const IN_DECADE = new RegExp(
  String.raw`^[\s,(]*(?:who is )?in (?:his|her|their) (?:early |mid-?|late )?(${DECADES.join('|')})`,
  'iu',
);

/** A deed, a post or a verdict of long ago: `In 1974 @ was convicted`, `@, in June 1979`, `who served from 1951`. */
const YEAR_OF_EVENT =
  /(?<!(?:law|act|loi|gesetz|lei|ley|legge|decreto) (?:of |de |von |del |\d+\/))(?<![\d.,/-])(19\d\d|(?<=(?:in|since|im|seit|en|depuis|desde|em|nel|dal)\s)20[01]\d)(?![\d/]|\p{L}|[.,]\d)/giu;
/** A look back that an article begins with: `41 years ago this week`, `Vor 40 Jahren`, `Il y a 40 ans`, `40 anni fa`. */
const LOOK_BACK =
  /^(?:[^:]{0,30}: )?(?:(\d{2}) (?:years|ans|años|anos|anni|Jahre) (?:ago|on|après|después|depois|dopo|fa|danach|später)(?!\p{L})|(?:vor|il y a|hace|há) (\d{2}) (?:Jahren|ans|años|anos)(?!\p{L}))/iu;
/** What a year in the sentence is otherwise of. */
const YEAR_OF_A_THING =
  /(?:built|founded|dating|born|gebaut|erbaut|gegründet|geboren|construi|bâti|fond[ée]|(?<!\p{L})née?s?(?!\p{L})|fundad|nacid|costruit|(?<!\p{L})nat[aoie](?!\p{L})|constru[íi]|nascid)/iu;
/** Characters read on each side of a name. */
const NEAR = 79;

/** Nobody is accused as a younger child. */
const YOUNGEST = 10;

/** `A sus 64 años, afronta …`, `At 64, he …`. */
const AT_AGE_OF_FOLLOWING =
  /^(?:at|with|mit|a sus|con|aos|com|à|avec|a|all'età di) (\d{2})(?: (?:años|anos|ans|anni|Jahren))?,/iu;
/** A sentence about the person of the sentence before it. */
const PRONOUN = /^(?:he|she|er|sie|il|elle|él|ella|ele|ela|lui|lei)\s/iu;
const FOLLOWING = [OF_FOLLOWING, NOUN_OF_FOLLOWING, PRONOUN_OF_FOLLOWING, AT_AGE_OF_FOLLOWING];
/** `The teenager remains …`, `L'adolescent souffre …`. */
const WORD_OF_FOLLOWING = /^(?:the |der |die |el |la |le |l['’]|o |a |il |lo )([\p{L}-]+)/iu;

const FULL_NAME = /(?<!^)(?<!\p{L})\p{Lu}[\p{L}-]+ \p{Lu}/u;

function ageGroup(text: string, year: number): StatedBirth | null {
  const decade = IN_DECADE.exec(text)?.[1]?.toLowerCase();
  const least = decade ? 20 + 10 * DECADES.indexOf(decade) : 0;
  return decade ? { from: year - least - 10, to: year - least, sure: false } : null;
}

function ofAgeWord(word: string | undefined, year: number): StatedBirth | null {
  const group = AGES.find(([is]) => word && is.test(word));
  if (!group) return null;
  const [, least, most] = group;
  return { from: year - most - 1, to: year - least, sure: false };
}

/** An age by a word right before the name, or after a comma. */
function ageWord(before: string, after: string, year: number): StatedBirth | null {
  const apposition = new RegExp(String.raw`^\s*[,(–—]\s*(?:${ARTICLE} )?([\p{L}-]+)`, 'iu').exec(after)?.[1];
  const words = [...(before.match(/[\p{L}-]+(?=\s$)/gu) ?? []), apposition];
  return words.map((word) => ofAgeWord(word, year)).find((found) => found !== null) ?? ageGroup(after, year);
}

function besideName(before: string, after: string, year: number | null): StatedBirth | null {
  const birth = BORN_AFTER.exec(after) ?? BORN_BEFORE.exec(before);
  const born = Number(birth?.[1] ?? birth?.[2]);
  if (born) return { from: born, to: born, sure: true };
  const years = YEARS_AFTER.exec(after);
  const firstYear = Number(years?.[1] ?? years?.[2]);
  if (firstYear) return { from: firstYear, to: firstYear, sure: false };
  if (year === null) return null;
  const stated = [BARE_AFTER, ARTICLE_AFTER, NOUN_AFTER, PREDICATE_AFTER, ORIGIN_AFTER]
    .map((form) => form.exec(after))
    .find((found) => found !== null);
  const age = stated?.[1] ?? stated?.[2] ?? BEFORE.exec(before)?.[1];
  if (age) return { from: year - Number(age), to: year - Number(age), sure: true };
  const birthday = BIRTHDAY_AFTER.exec(after) ?? DEATH_AFTER.exec(after);
  const reached = Number(birthday?.[1] ?? birthday?.[2]);
  if (reached) return { from: year - reached, to: year - reached, sure: false };
  return ageWord(before, after, year);
}

/** An age that a sentence after the one with the name begins with. */
function inFollowing(sentence: string, year: number): StatedBirth | null {
  const stated = FOLLOWING.map((form) => form.exec(sentence)).find((one) => one !== null);
  const age = Number(stated?.[1] ?? stated?.[2]);
  if (age) return { from: year - age, to: year - age, sure: false };
  return ofAgeWord(WORD_OF_FOLLOWING.exec(sentence)?.[1], year);
}

/** What an article of events of long ago allows. */
function lookBack(opening: readonly SentenceOfText[], year: number): StatedBirth[] {
  const back = opening.map(({ unnamed }) => LOOK_BACK.exec(agesInFigures(unnamed))).find((one) => one !== null);
  return back ? [{ from: 0, to: year - Number(back[1] ?? back[2]) - YOUNGEST, sure: false }] : [];
}

const hasSure = (found: readonly StatedBirth[]): boolean => found.some(({ sure }) => sure);

/** What the earliest year of a sentence allows, unless it is of a thing. */
function eventsIn(sentence: string): StatedBirth[] {
  if (YEAR_OF_A_THING.test(sentence)) return [];
  const years = [...sentence.replaceAll(/\([^)]*\)/g, '').matchAll(YEAR_OF_EVENT)].map(([, year]) => Number(year));
  return years.length > 0 ? [{ from: 0, to: Math.min(...years) - YOUNGEST, sure: false }] : [];
}

/** Birth years that an article allows for the person, by ages, by birth dates and by years of what happened. */
export function statedBirths(sentences: readonly SentenceOfText[], year: number | null): StatedBirth[] {
  const found: StatedBirth[] = year === null ? [] : lookBack(sentences.slice(0, 2), year);
  for (const [at, { unnamed: printed, named }] of sentences.entries()) {
    if (!named) {
      const { unnamed: previous = '', named: followsName = false } = sentences[at - 1] ?? {};
      const isMeant = previous.startsWith(NAME_SIGN) || (followsName && !FULL_NAME.test(previous));
      const birth = year !== null && isMeant ? inFollowing(agesInFigures(printed), year) : null;
      if (birth) found.push(birth);
      else if (followsName && PRONOUN.test(printed) && !hasSure(found)) found.push(...eventsIn(printed));
      continue;
    }
    const unnamed = agesInFigures(printed);
    for (let from = unnamed.indexOf(NAME_SIGN); from >= 0; from = unnamed.indexOf(NAME_SIGN, from + 1)) {
      const before = from > NEAR ? `…${unnamed.slice(from - NEAR, from)}` : unnamed.slice(0, from);
      const stated = besideName(before, unnamed.slice(from + 1, from + 1 + NEAR), year);
      if (stated) found.push(stated);
    }
    if (!hasSure(found)) found.push(...eventsIn(unnamed));
  }
  return found;
}
