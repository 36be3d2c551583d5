import { ofacScore } from '../src/match/ofac-score.js';
import { type Compared, compareNames } from '../src/match/compare-names.js';
import { jaroWinkler } from '../src/match/jaro-winkler.js';

const score = (left: string, right: string) => compareNames({ names: [left] }, { names: [right] }).score;
const ALERT = 0.7;

describe('the same name, written differently', () => {
  test.each([
    ['Vladimir Putin', 'PUTIN, Vladimir'],
    ['Putin Vladimir', 'PUTIN, Vladimir Vladimirovich'],
    ['Vladimir Poutine', 'PUTIN, Vladimir'],
    ['Владимир Путин', 'PUTIN, Vladimir Vladimirovich'],
    ['Volodymyr Zelenskyy', 'Vladimir Zelensky'],
    ['Сергій Аксьонов', 'Sergey Valeryevich AKSYONOV'],
    ['Oleksandr Zakharchenko', 'Александр Захарченко'],
    ['Yevgeny Prigozhin', 'Evgeni Prigojine'],
    ['Aslan Avgazarovich Byutukaev', 'BYUTUKAYEV, Aslan'],
    ['Osama bin Laden', 'BIN LADIN, Usama'],
    ['Usama bin Muhammad bin Awad bin Ladin', 'BIN LADIN, Usama bin Muhammad bin Awad'],
    ['Muammar Gaddafi', 'QADHAFI, Muammar'],
    ['صدام حسين التكريتي', 'Saddam Hussein Al-Tikriti'],
    ['محمود أحمد الزهار', 'AL ZAHAR, Mahmoud Ahmad'],
    ['أيمن الظواهري', 'Ayman al-Zawahiri'],
    ['Mohammed Abdul Rahman Saqqaf', 'SAQAF, Muhammad Abd al-Rahman'],
    ['Abdulrahman Ghamdi', 'Abd al Rahman al-Ghamdi'],
    ['Abdurrahman Ghamdi', 'Abdul Rahman Ghamdi'],
    ['Bashiruddin Mahmood', 'MAHMOOD, Bashir-ud-Din'],
    ['Mohd Yusof Karim', 'Muhammad Yusuf Karim'],
    ['Hassan Nasrallah', 'NASRALLAH, Hasan'],
    ['Rachid Oualid Benali', 'Rashid Walid Ben Ali'],
    ['Kim Jong Un', 'KIM, Jong-un'],
    ['Kim Jongun', 'KIM, Jong Un'],
    ['김정은', 'KIM, Jong Un'],
    ['Lee Yong-ho', 'RI YONG HO'],
    ['习近平', 'XI, Jinping'],
    ['Xi Jin Ping', 'XI, Jinping'],
    ['Bob Fischer', 'FISCHER, Robert'],
    ['Bill Harrington', 'William Harrington'],
    ['V. Surkov', 'SURKOV, Vladislav'],
    ['J.P. Whitcombe', 'WHITCOMBE, John Paul'],
    ['Jhon Fairclough', 'John Fairclough'],
    ['John Fairclouhg', 'John Fairclough'],
    ['Johanna Kaltenbahc', 'KALTENBACH, Johanna'],
    ['Juergen Mueller-Kropp', 'Jürgen Müller Kropp'],
    ['MaryAnn Pemberton', 'Mary Ann Pemberton'],
    ['Pablo Escobar Gaviria', 'ESCOBAR GAVIRIA, Pablo Emilio'],
    ['Robert James Kaltenbach', 'Robert Kaltenbach'],
    ['Ilich Ramirez', 'RAMIREZ SANCHEZ, Ilich'],
    ["Sa'id Al Masri", 'Said al-Masri'],
    ['Dr. Hans Lindqvist', 'Hans Lindqvist'],
    ['Li Wei', 'LI, Wei'],
    ['Bo Xu', 'XU, Bo'],
    ['Cimex S.A.', 'CIMEX'],
    ['Aerocaribbean Airlines', 'AERO-CARIBBEAN'],
    ['Harbour General Trading LLC', 'Harbour General Trading Limited'],
    ['Banco Nacional de Cuba', 'BANCO NACIONAL DE CUBA'],
    ['Publichnoe Aktsionernoe Obschestvo Romashka', 'PJSC Romashka'],
    ['Obshchestvo s Ogranichennoi Otvetstvennostiu Romashka', 'Romashka OOO'],
    ['Limited Liability Company Romashka', 'ООО Ромашка'],
    ['OOO Romashka', 'Romashka LLC'],
    ['Quillan Safieddine', 'SAFI-AL-DIN, Quillan'],
    ['Nooruddin Quillabad', 'Nur al-Din Quillabad'],
    ['Siarhei Quillavets', 'Sergey QUILLAVETS'],
    ['Maulavi Quillabad', 'MAULAWI QUILLABAD'],
    ['Alexander Quillafonov', 'Aliaksandr QUILLAFONAU'],
    ['Anna Quillakovskaya', 'Hanna QUILLAKOUSKAYA'],
    ['Leonid Quillajlyuk', 'QUILLAILIUK, Leonid'],
    ['JSC NPP Romashka', 'Joint Stock Company Research and Production Enterprise Romashka'],
    ['Romashka Design Bureau', 'OAO Konstruktorskoe Byuro Romashka'],
    ['Romashka Electronic Industries', 'ROMASHKA ELECTRONICS INDUSTRIES'],
    ['Quillanskiy Vertoletnyy Zavod OOO', 'Quillan Helicopter Plant LLC'],
    ['Cong Ty TNHH Quillan', 'Quillan LLC'],
    ['FSUE Romashka Plant', 'FGUP Zavod Romashka'],
    ['Romashka Trading GmbH Germany', 'ROMASHKA TRADING GMBH'],
  ])('%s is %s', (left, right) => expect(score(left, right)).toBeGreaterThanOrEqual(ALERT));
});

describe('different names', () => {
  test.each([
    ['CORP', 'Havin Corp'],
    ['Trading Company', 'Harbour Trading Company'],
    ['General Trading LLC', 'Al Jil General Trading LLC'],
    ['George Bush', 'HABASH, George'],
    ['George Bush', 'HABBASH, George'],
    ['George Bush', 'GEORGIOU, Georgios'],
    ['John Smith', 'JOHN, Damion'],
    ['Mohammed Ali', 'MOHAMMED, Khalid Sheikh'],
    ['Ali Hassan', 'HUSSEIN, Ali Karim'],
    ['Muhammad Ahmad', 'Muhammad Mahmud'],
    ['Kim Jong Un', 'KIM, Yo Jong'],
    ['Kim Jong Un', 'KIM, Song Chol'],
    ['Li Wei', 'LI, Na'],
    ['Wang Fang', 'WANG, Tao'],
    ['Maria Garcia', 'GARCIA, Jose'],
    ['Carlos Rodriguez', 'RODRIGUEZ OREJUELA, Gilberto'],
    ['Vladimir Petrov', 'PUTIN, Vladimir'],
    ['Ivan Petrov', 'PETROVA, Olga'],
    ['Anna Ivanova', 'Anna Sergeevna Belousova'],
    ['J. Surkov', 'SURKOV, Vladislav'],
    ['Abu Omar', 'Abu Hafs'],
    ['Bin Laden', 'Bin Salman'],
    ['Barack Obama', 'OBAID, Maher'],
    ['Oliver Whitcombe', 'OLIVER'],
    ['Peter van den Berg', 'van den Broek'],
    ['Battalion 44', 'Battalion 45'],
    ['Hossein Karimi', 'KARIMI, Hasan'],
    ['Arash Hossein Rahimi', 'RAHIMI Hossein'],
    ['Jun Zhu', 'JUNJU, Abdullah'],
    ['Kim Song Chol', 'KIM, Chol'],
    ['Karim Shirazi', 'SHIRAZI, Karam'],
    ['NPP Romashka', 'NPP Berezka'],
    ['Golden Star Shipping LLC', 'Silver Star Shipping LLC'],
    ['Quillan Trading Company', 'Romashka Trading Company'],
    ['Bank of Sidon', 'Bank of Tyre'],
    ['Santos Silva', 'Santos Moreira'],
    ['', 'PUTIN, Vladimir'],
    ['!!', '??'],
  ])('%s is not %s', (left, right) => expect(score(left, right)).toBeLessThan(ALERT));
});

describe('firms', () => {
  const firms = (left: string, right: string) =>
    compareNames({ names: [left], kind: 'entity' }, { names: [right], kind: 'entity' });

  test.each([
    ['Quillanneft', 'Quillan Neftyanaya Kompaniya'],
    ['Zavod Quillan', 'Quillan Plant'],
    ['Agentstvo Novostey Quillan', 'Quillan News Agency'],
    ['Hermanos Quillan Joyeria', 'Quillan Brothers Jewelry'],
    ['Акционерное общество «Завод Куиллан» (АО «Завод Куиллан»)', 'Kuillan Plant JSC'],
    ['بنك كويلان الدولي', 'Kuilan International Bank'],
    ['凯拉贸易有限公司', 'Kaila Trading Co., Ltd.'],
    ['Q.R.S. Quillan Ltd', 'QRS Quillan Limited'],
    ['QR&S Inc', 'Q R & S Incorporated'],
    ['First Quillan Bank', '1st Quillan Bank'],
    ['Forty Five Quillers', '45 Quillers'],
    ['X-Quill Systems', 'XQuill Systems GmbH'],
    ['Quillan Mgmt', 'Quillan Management'],
    ['Joint Stock Company Quillan Motor Berezka (AO «KMB»)', 'AO KMB'],
    ['Modern Quillan Technologies LLC', 'OOO Sovremennye Tekhnologii Quillan'],
    ['Quillan Foreign Trade Ltd', 'Quillan Dis Ticaret Limited Sirketi'],
    ['Quillan Shipping Company', 'Sherkat-e Keshtirani-ye Quillan'],
    ['Quillan Instrument Making Plant', 'Quillan Priborostroitelnyy Zavod'],
    ['Quillan Mechanical Plant', 'Quillan Mekhanicheskiy Zavod'],
    ['NPO Quillan', 'RPA Quillan'],
    ['VO Quillaneksport', 'Quillaneksport Foreign Economic Association'],
    ['Obschestvo s ogranichennoi otvestvennostyu Quillan', 'Quillan LLC'],
    ['Quillan PMC', 'ЧВК Квиллан'],
    ['Tres Quillers', '3 Quillers'],
    ['Vtoraya Quillan Kompaniya', 'Second Quillan Company'],
    ['B.S. Quillan', 'BS Quillan'],
    ['ZRBO', 'Zorro Rhein Berezka Orbita'],
    ['Quillan Zavod Radio Berezka', 'QZRB'],
    ['Zorro Cartridge Radio Plant', 'AO ZPRZ'],
    ['Quillan i Берёзка', 'Quillan Beryozka'],
  ])('%s is %s', (left, right) => expect(firms(left, right).score).toBeGreaterThanOrEqual(ALERT));

  test.each([
    ['ZRQ', 'Zorro Trading Company'],
    ['Zorran', 'Zenith Orbit Ranching'],
    ['Lev Quillan', 'Leon Berezka'],
    ['Agentstvo Novostey Quillan', 'Berezka News Agency'],
    ['Second Quillan Bank', 'Third Quillan Bank'],
    ['Q.R.S. Trading', 'Q.R.T. Trading'],
    ['Shanghai Trading', 'Quillan Motors (Shanghai)'],
    ['Quillan Cement Unit 1', 'Quillan Cement Unit 2'],
    ['Dos Quillers', 'Tres Quillers'],
    ['Bank of Quillan', 'Bank of Berezka'],
    ['Quillan Bank Lebanon', 'Quilla Bank Egypt'],
    ['Yildiz Elektronik', 'Zvezda'],
  ])('%s is not %s', (left, right) => expect(firms(left, right).score).toBeLessThan(ALERT));

  test('different numbers and places limit the score of companies', () => {
    const rules = (left: string, right: string) =>
      compareNames({ names: [left], kind: 'entity' }, { names: [right], kind: 'entity' }).rules;
    expect(rules('Quillan Cement Unit 1', 'Quillan Cement Unit 2')).toContain('other_number');
    expect(rules('Quillan Bank Lebanon', 'Quillan Bank Egypt')).toContain('other_place');
    expect(rules('Quillan Bank Lebanon', 'Quillan Bank')).toEqual([]);
  });

  test('an abbreviation of three letters is a weaker match than one of four', () => {
    const three = firms('ZRB', 'Zorro Rhein Berezka').score;
    expect(three).toBeGreaterThan(0.5);
    expect(three).toBeLessThan(ALERT);
    expect(firms('ZRBO', 'Zorro Rhein Berezka Orbita').score).toBeGreaterThan(three);
  });

  test('a Cyrillic word with Latin letters of the same look is the Cyrillic word', () => {
    // The second name has Latin i, a and c in its words.
    expect(firms('Мінскі завод Вісла', 'Мiнскi зaвод Вiсла').score).toBe(1);
    expect(firms('Quillan «Oрбитa»', 'Quillan «Орбита»').score).toBe(1);
  });

  test('an abbreviation matches the words that it abbreviates', () => {
    const { tokens } = firms('Zorkuill', 'Zorro Kuillan');
    expect(tokens[0]).toMatchObject({ left: 'zorkuill', right: 'zorro kuillan', why: 'joined' });
  });

  test('translations of company words are different names of persons', () => {
    const people = compareNames(
      { names: ['Lev Quillan'], kind: 'person' },
      { names: ['Leon Quillan'], kind: 'person' },
    );
    expect(people.tokens[0]).not.toMatchObject({ why: 'other_spelling' });
  });
});

test('names with little in common keep their order', () => {
  const low = ['Quillan Berezka Romashka Volna', 'Quillan Berezka Romashka Zorro', 'Quillan Anna Otto Zorro'];
  const scores = low.map((name) => score(name, 'Quillan Volna Berezka'));
  expect(scores[0]).toBeGreaterThan(scores[1]!);
  expect(scores[1]).toBeGreaterThan(scores[2]!);
  expect(scores[2]).toBeGreaterThan(0);
});

describe('the more likely match ranks higher', () => {
  test.each([
    ['Vladimir Putin', 'PUTIN, Vladimir', 'PUTIN, Vladimir Vladimirovich'],
    ['Vladimir Putin', 'PUTIN, Vladimir Vladimirovich', 'PUTIN, Viktor'],
    ['Osama bin Laden', 'BIN LADIN, Osama', 'BIN LADEN, Hamza'],
    ['John William Fairclough', 'FAIRCLOUGH, John William', 'FAIRCLOUGH, John'],
    ['John Fairclough', 'FAIRCLOUGH, John', 'FAIRCLOUGH, Jon'],
    ['V. Putin', 'Putin, V.', 'Putin, Vladimir'],
    ['Robert Fischer', 'Robert Fischer', 'Bob Fischer'],
    ['Anna Lindqvist', 'Anna Lindqvist', 'Lindqvist Anna'],
    ['Kim Jong Un', 'KIM, Jong Un', 'KIM, Jong Nam'],
    ['Ali Hassan', 'HASSAN, Ali', 'HASSAN, Ali Mahmud Rashid'],
    ['Saddam Tikriti', 'Sadam Tikriti', 'Saddam Takrouri'],
    ['Xu Bo', 'XU, Bo', 'XU, Bao'],
  ])('%s: %s before %s', (asked, first, second) => expect(score(asked, first)).toBeGreaterThan(score(asked, second)));

  test('only the same words in the same order score 1', () => {
    const names = ['Putin Vladimir', 'V. Putin', 'Vladimir V. Putin', 'Wladimir Putin', 'Vladimir Putyn'];
    const scores = names.map((name) => score(name, 'Vladimir Putin'));
    expect(score('Vladimir Putin', 'PUTIN, Vladimir')).toBe(1);
    expect(scores.every((one) => one < 1)).toBe(true);
    expect(new Set(scores).size).toBe(names.length);
  });
});

describe('kinds', () => {
  const kinds = (left: Compared['kind'], right: Compared['kind']) =>
    compareNames({ names: ['Fortuna'], kind: left }, { names: ['FORTUNA'], kind: right });

  test('a person never exactly matches a company with the same word', () => {
    expect(kinds('person', 'entity').score).toBeLessThan(ALERT);
    expect(kinds('person', 'entity').rules).toContain('other_kind');
    expect(kinds('person', 'vessel').score).toBeLessThan(ALERT);
    expect(kinds('person', 'person').score).toBe(1);
    expect(score('Fortuna', 'FORTUNA LTD')).toBeLessThan(1);
  });

  test('one listed word does not explain a name of several words', () => {
    const found = compareNames({ names: ['Vladimir Surkov'] }, { names: ['Surkov'] });
    expect(found.rules).toContain('one_word_of_several');
    expect(found.score).toBeLessThan(ALERT);
  });
});

describe('dates and countries only qualify', () => {
  const with_ = (name: string, rest: Omit<Compared, 'names'> = {}): Compared => ({ names: [name], ...rest });
  const born = (...birthDates: string[]) => ({ birthDates });
  const near = (left: Omit<Compared, 'names'>, right: Omit<Compared, 'names'>) =>
    compareNames(with_('Vladimir Surkof', left), with_('SURKOV, Vladimir', right));
  const plain = near({}, {}).score;

  test('a missing date has no effect', () => {
    expect(near(born('1964-09-21'), {})).toMatchObject({ score: plain, qualifiers: [] });
    expect(near({}, born('1964'))).toMatchObject({ score: plain, qualifiers: [] });
    expect(near(born('soon'), born('1964'))).toMatchObject({ score: plain, qualifiers: [] });
  });

  test.each([
    ['1964-09-21', ['1964-09-21'], 'same_birth_date', 1],
    ['1964-09-21', ['1931', '1964-09-21'], 'same_birth_date', 1],
    ['1964-03-05', ['1964-05-03'], 'birth_day_and_month_swapped', 1],
    ['1964-09-21', ['1964'], 'same_birth_year', 1],
    ['1964-09-21', ['~1962'], 'near_birth_date', 0],
    ['1964-09-21', ['1964-09-12'], 'near_birth_date', 0],
    ['1964-09-21', ['1971-02-01'], 'other_birth_date', -1],
    ['1964', ['1990'], 'other_birth_date', -1],
  ])('%s and %j: %s', (left, right, qualifier, sign) => {
    const found = near(born(left), born(...right));
    expect(found.qualifiers).toEqual([qualifier]);
    expect(Math.sign(found.score - plain)).toBe(sign);
    expect(found.nameScore).toBe(plain);
  });

  test('the same birth date does not make different names match', () => {
    const found = compareNames(
      with_('Anna Belousova', born('1964-09-21')),
      with_('SURKOV, Vladimir', born('1964-09-21')),
    );
    expect(found.score).toBe(found.nameScore);
    expect(found.score).toBeLessThan(0.3);
  });

  test('different dates put a similar name below the threshold, an exact name only lower', () => {
    const same = (left: object, right: object) =>
      compareNames(with_('Ali Hassan', left), with_('HASSAN, Ali', right)).score;
    expect(same({}, {})).toBe(1);
    expect(same(born('1964'), born('1999'))).toBeCloseTo(0.85);
    const like = (left: object, right: object) =>
      compareNames(with_('Bob Harrington', left), with_('HARRINGTON, Robert', right)).score;
    expect(like({}, {})).toBeGreaterThanOrEqual(ALERT);
    expect(like(born('1964'), born('1999'))).toBeLessThan(ALERT);
    expect(same({ countries: ['IQ'] }, { countries: ['SY'] })).toBeGreaterThan(0.9);
    expect(near({ countries: ['ru'] }, { countries: ['RU', 'CY'] }).qualifiers).toEqual(['same_country']);
  });
});

test('every word is explained', () => {
  const found = compareNames(
    { names: ['nobody', 'Bob K. Abdulrahman Extra'] },
    { names: ['Robert Karl Abdul Rahman', 'somebody else'] },
  );
  expect([found.left, found.right]).toEqual(['Bob K. Abdulrahman Extra', 'Robert Karl Abdul Rahman']);
  expect(found.tokens.map(({ left, right, why }) => [left, right, why])).toEqual([
    ['bob', 'robert', 'nickname'],
    ['k', 'karl', 'initial'],
    ['abdulrahman', 'abdul rahman', 'joined'],
    ['extra', null, 'left_alone'],
  ]);
  expect(found.tokens.every(({ weight }) => weight > 0)).toBe(true);
  expect(compareNames({ names: [] }, { names: ['x'] })).toMatchObject({ score: 0, left: null, tokens: [] });
});

test('the given rarity determines the weight', () => {
  const ask = (word: string) =>
    compareNames({ names: ['Zorro Mbele'] }, { names: ['Zorro Kanta'] }, (one) => (one === word ? 1 : 0.3)).score;
  expect(ask('zoro')).toBeGreaterThan(ask('mbele'));
});

test('a pair is compared in microseconds, not milliseconds', () => {
  const before = process.cpuUsage();
  for (let at = 0; at < 2_000; at++) score(`Vladimir Surkov${at % 50}`, 'SURKOV, Vladislav Yurevich');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000 / 2_000).toBeLessThan(1);
});

describe('common names that match in part', () => {
  const compare = (left: string, right: string, asked: Partial<Compared> = {}, listed: Partial<Compared> = {}) =>
    compareNames({ names: [left], kind: 'person', ...asked }, { names: [right], kind: 'person', ...listed });

  test.each([
    ['Juan Diaz', 'GONZALEZ DIAZ, Juan'],
    ['Rosa Mendoza', 'MENDOZA QUIROZ, Rosa'],
    ['Li Zheng', 'ZHANG, Li'],
    // Another order and another spelling: Ali, Ahmad's son, and Ahmad, Ali's son.
    ['Ali Ahmed', "'ALI, Ahmad"],
    ['Abdullah Mohamed', "'ABDALLAH, Muhammad"],
    // Abu Hassan is the father of a Hassan, Abd-al-Karim a name of its own.
    ['Khalid Hassan', 'ABU HASSAN, Khaled'],
    ['Karim Mohamed', 'Muhammad Abd-al-Karim'],
  ])('%s and %s are found by a search, but do not alert', (left, right) => {
    const { score: found, rules } = compare(left, right);
    expect(rules).toContain('common_names');
    expect(found).toBeGreaterThan(0.7);
    expect(found).toBeLessThan(0.8);
  });

  test.each([
    ['the whole name', 'Juan Diaz', 'DIAZ, Juan'],
    ['another spelling of the whole name', 'Mohamed Aziz', 'AZIZ, Mohammad'],
    ['the same words in another order', 'Aziz Mohammad', 'AZIZ, Mohammad'],
    ['the same words with a particle', 'Khalid Hassan', 'AL HASSAN, Khalid'],
    ['a rare word', 'Juan Quillabero', 'QUILLABERO DIAZ, Juan'],
    ['a patronymic is left out', 'Dmitry Lebedev', 'LEBEDEV, Dmitry Alekseevich'],
  ])('%s still alerts', (_, left, right) => {
    const { score: found, rules } = compare(left, right);
    expect(rules).not.toContain('common_names');
    expect(found).toBeGreaterThan(0.8);
  });

  test.each([
    ['the birth date', { birthDates: ['1970-03-05'] }, { birthDates: ['1970-03-05'] }],
    ['the year of birth', { birthDates: ['1970-03-05'] }, { birthDates: ['1970'] }],
    ['the country', { countries: ['CO'] }, { countries: ['CO'] }],
  ])('%s agrees: the limit does not apply', (_, asked, listed) => {
    expect(compare('Juan Diaz', 'GONZALEZ DIAZ, Juan', asked, listed).score).toBeGreaterThan(0.8);
  });

  test('the listed person has no date to compare: the limit does not apply', () => {
    expect(compare('Juan Diaz', 'GONZALEZ DIAZ, Juan', { birthDates: ['1970-03-05'] }).score).toBeGreaterThan(0.8);
  });

  test('the birth date confirms another name of the entry than the best one', () => {
    const facts = { birthDates: ['1970-03-05'] };
    const listed = ['GONZALEZ DIAZ, Juan', 'Juan Diaz Quillabero Zabaleta Rogozhkin'];
    const both = compareNames(
      { names: ['Juan Diaz'], kind: 'person', ...facts },
      { names: listed, kind: 'person', ...facts },
    );
    expect(both.score).toBe(compare('Juan Diaz', listed[0]!, facts, facts).score);
  });

  test('another birth date is not outweighed by the country', () => {
    const [asked, listed] = [
      { birthDates: ['1970-03-05'], countries: ['CO'] },
      { birthDates: ['1961-09-20'], countries: ['CO'] },
    ];
    expect(compare('Juan Diaz', 'GONZALEZ DIAZ, Juan', asked, listed).score).toBeLessThan(0.7);
  });
});

describe("the score modelled on OFAC's search", () => {
  test('Jaro-Winkler as published', () => {
    expect(jaroWinkler('MARTHA', 'MARHTA')).toBeCloseTo(0.961, 3);
    expect(jaroWinkler('DIXON', 'DICKSONX')).toBeCloseTo(0.813, 3);
    expect([jaroWinkler('', 'A'), jaroWinkler('AB', 'CD')]).toEqual([0, 0]);
  });

  test.each([
    ['Anna Kowalska', 'KOWALSKA, Anna Maria', 100, 100],
    ['Kowalska', 'KOWALSKI, Jan', 90, 99],
    ['Anna Kowalska', 'ZIMMERMANN, Otto', 0, 60],
    ['Z', 'ALPHA Z', 100, 100],
    ['', 'ALPHA', 0, 0],
  ])('%s and %s', (query, listed, least, most) => {
    expect(ofacScore(query, listed)).toBeGreaterThanOrEqual(least);
    expect(ofacScore(query, listed)).toBeLessThanOrEqual(most);
  });
});
