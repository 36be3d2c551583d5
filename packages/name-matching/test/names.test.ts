import { fold } from '../src/names/fold.js';
import { storedKeys } from '../src/names/candidate-keys.js';
import { latinWords } from '../src/names/letters/latin-words.js';
import { prepareName } from '../src/names/prepare-name.js';
import { rarityOf, usualRarity } from '../src/names/rarity.js';
import { skeleton } from '../src/names/skeleton.js';

const latin = (text: string) =>
  latinWords(text, () => false)
    .map((word) => word.text)
    .join(' ');

describe('a name in any script is converted to Latin words', () => {
  test.each([
    ['José Ángel NÚÑEZ', 'jose angel nunez'],
    ['Łukasz Đặng Þór', 'lukasz dang thor'],
    ["O'Brien, Sa‘id al-Masri", 'obrien said al masri'],
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
    ['Владимир Щербаков', 'vladimir shcherbakov'],
    ['Євген Їжакевич', 'yevgen izhakevich'],
    ['Сяргей Мiкалаевiч', 'syargey mikalayevich'],
    ['محمد أحمد', 'muhammad ahmad'],
    ['عبدالرحمن التكريتي', 'abdul rahman al tikriti'],
    ['علیرضا', 'alireza'],
    ['یوسفکریم', 'yusuf karim'],
    ['مهرداد رستمی', 'mehrdad rostami'],
    ['الجبوري', 'al juburi'],
    ['김정은', 'kim jong un'],
    ['박철수', 'pak chol su'],
    ['习近平', 'xi jin ping'],
    ['深圳市比广贸易有限公司', 'shenzhen city bi guang trading co ltd'],
    ['조선백호무역회사', 'korea paek ho trading company'],
    ['タナカ', 'tanaka'],
    ['Γιώργος', 'giorgos'],
    ['J.P. Morgan', 'j p morgan'],
    ['MSN615', 'msn 615'],
    ['Pegasus88 №7', 'pegasus 88 no 7'],
    ['MIG29bis, 7th', 'mig29bis 7th'],
    ['a\u200Db \uFEFFc', 'ab c'],
  ])('%s', (text, words) => expect(latin(text)).toBe(words));

  test('an unknown word in Arabic script has its consonants, and its vowels are marked as guessed', () => {
    const [article, word] = latinWords('القذوف', () => false);
    expect(article).toMatchObject({ text: 'al', guessed: false });
    expect(word!.guessed).toBe(true);
    expect(skeleton(fold(word!.text))).toBe(skeleton(fold('qadhuf')));
  });

  test.each(['', '   ', '—…!', '\u0000\u0007', '👍🏽'])('%j has no words, or only harmless ones', (text) => {
    expect(() => prepareName(text)).not.toThrow();
    expect(prepareName(text).telling).toBeLessThanOrEqual(1);
  });

  test('only the beginning of a text of two million characters is read', () => {
    const name = prepareName('Anna '.repeat(400_000));
    expect(name.tokens).toHaveLength(24);
    expect(prepareName('ﷺ'.repeat(100_000)).tokens.length).toBeLessThanOrEqual(24);
  });
});

describe('spelling variants are normalized', () => {
  test.each([
    ['khalid', 'halid'],
    ['qasim', 'kasim'],
    ['youssef', 'yusef'],
    ['mueller', 'muller'],
    ['abdulrahman', 'abdurrahman'],
    ['abdullah', 'abdallah'],
    ['usmaev', 'usmayev'],
    ['evgeny', 'yevgeni'],
    ['philip', 'filip'],
    ['hussein', 'husain'],
    ['dzhabarov', 'jabarov'],
    ['kavaliou', 'kavaliov'],
    ['mikalaeuna', 'mikalaevna'],
    ['dzianis', 'dianis'],
    ['sergej', 'sergei'],
  ])('%s and %s', (left, right) => expect(fold(left)).toBe(fold(right)));

  test.each([
    ['bush', 'habash'],
    ['li', 'lu'],
    ['ivan', 'ian'],
    ['karim', 'karam'],
  ])('%s and %s stay different', (left, right) => expect(fold(left)).not.toBe(fold(right)));

  test.each([
    ['mohammed', 'muhammad'],
    ['ladin', 'laden'],
    ['rashid', 'rachid'],
    ['mahmoud', 'mahmud'],
  ])('%s and %s have the same skeleton', (left, right) => expect(skeleton(fold(left))).toBe(skeleton(fold(right))));
});

describe('the words of a name have their kinds', () => {
  const kinds = (text: string, kind: 'person' | 'entity' | null = null) =>
    prepareName(text, kind).tokens.map((token) => `${token.shape.raw}:${token.kind}`);

  test.each([
    ['PUTIN, Vladimir Vladimirovich', ['vladimir:name', 'vladimirovich:name', 'putin:name']],
    ['Dr. Ayman al-Zawahiri', ['ayman:name', 'al:particle', 'zawahiri:name']],
    ['Sheikh Abu Omar', ['sheikh:particle', 'abu:half', 'omar:name']],
    ['V. Putin', ['v:initial', 'putin:name']],
    ['CIMEX, S.A.', ['cimex:name', 'sa:form']],
    ['Harbour Trading L.L.C.', ['harbour:name', 'trading:trade', 'llc:form']],
    ['Nord GmbH', ['nord:name', 'llc:form']],
    ['Budowa Sp. z o.o.', ['budowa:name', 'llc:form']],
    ['Battalion 44', ['battalion:name', '44:number']],
    ['JSC NPP Volna', ['plc:form', 'npp:trade', 'volna:name']],
    ['Volna Scientific Research Institute JSC', ['volna:name', 'nii:trade', 'plc:form']],
  ])('%s', (text, expected) => expect(kinds(text)).toEqual(expected));

  test('a legal form makes a company, and equivalent forms are equal', () => {
    expect(prepareName('Harbour Limited').kind).toBe('entity');
    expect(prepareName('Harbour Limited').tokens[1]!.shape).toBe(prepareName('Harbour Ltd.').tokens[1]!.shape);
  });

  test('a person may have the name of a legal form or a particle', () => {
    expect(kinds('Ana Bank', 'person')).toEqual(['ana:name', 'bank:name']);
    expect(kinds('Van Den', 'person')).toEqual(['van:name', 'den:name']);
  });

  test('a company with only business words is identified by them, and small words between them are ignored', () => {
    expect(kinds('State Bank', 'entity')).toEqual(['state:name', 'bank:name']);
    expect(kinds('Quillan for Trade', 'entity')).toEqual(['quillan:name', 'for:particle', 'trade:trade']);
    expect(kinds('Tsentralnoy Tekhnologicheskiy Zavod Quillan', 'entity').at(0)).toBe('tsentralnoy:trade');
  });

  test('a name may consist of titles only', () =>
    expect(prepareName('Major General').tokens.length).toBeGreaterThan(0));
});

describe('company names', () => {
  const words = (text: string) => prepareName(text, 'entity').tokens.map(({ shape }) => shape.raw);

  test.each([
    ['مصرف الكويلان للتجارة والخدمات', ['bank', 'al', 'trading', 'services']],
    ['شرکت مهندسی کویلان', ['company', 'engineering']],
    ['شركة الزهور ذ.م.م', ['company', 'llc']],
    ['凯拉智能科技有限公司', ['kaila', 'intelligent', 'technology']],
    ['조선달빛무역회사', ['korea', 'trading']],
  ])('%s is converted with translated words', (text, expected) =>
    expect(words(text)).toEqual(expect.arrayContaining(expected)),
  );

  test('a Han word of a few syllables is one word, not a particle', () => expect(words('达尔公司')[0]).toBe('daer'));

  test('repeated words count once', () =>
    expect(words('Quillan Group LLC, Concern Quillan Group (OOO Kontsern Quillan)')).toEqual([
      'quillan',
      'group',
      'llc',
      'concern',
    ]));

  test.each([
    ['NAUCHNO-PROIZVODSTVENNOYE OBYEDINENIYE QUILLAN', 'npo'],
    ['Tovarystvo z Obmezhenoyu Vidpovidalnistyu Quillan', 'llc'],
    ['Spolka z Ograniczona Odpowiedzialnoscia Quillan', 'llc'],
    ['Quillan Public Joint Stock Co.', 'plc'],
    ['Quillan Anonim Sirketi', 'plc'],
  ])('%s has the form or the letters %s, in every ending', (text, form) => expect(words(text)).toContain(form));

  test('are also found by their acronym', () => {
    const keys = (text: string) => storedKeys(prepareName(text, 'entity'));
    expect(keys('Quillan Aviation Institute')).toContain('=kai');
    expect(keys('QAI')).toContain('=kai');
    expect(storedKeys(prepareName('Anna Maria Quillan', 'person'))).not.toContain('=amk');
  });
});

describe('rarity', () => {
  test('common words have less weight, by the table and by counts', () => {
    expect(usualRarity(fold('mohammed'))).toBeLessThan(usualRarity(fold('carlos')));
    expect(usualRarity(fold('zawahiri'))).toBe(1);
    const counts = new Map([
      ['ali', 900],
      ['rare', 2],
    ]);
    const counted = rarityOf((word) => counts.get(word) ?? 0, 10_000);
    expect(counted('ali')).toBeLessThan(0.5);
    expect(counted('rare')).toBe(1);
    expect(counted('absent')).toBe(1);
  });
});

describe('index keys', () => {
  const keys = (name: string) => storedKeys(prepareName(name));

  test('are those of the distinctive words, in any script and spelling', () => {
    const listed = keys('AL-TIKRITI, Saddam Hussein');
    expect(keys('صدام حسين التكريتي')).toEqual(listed);
    expect(listed).toEqual(expect.arrayContaining(['=tikriti', 'tkrt', 'stm', 'hsn']));
    expect(listed).not.toContain('=al');
    expect(keys('Jaime Smyth')).toEqual(expect.arrayContaining(['@+james', '~sm0']));
  });

  test('a name with one distinctive word and a half has both', () => {
    expect(keys('Din Mohammad')).toEqual(expect.arrayContaining(['=mohamad', '=din']));
  });
});
