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

describe('a name of any script is read as Latin words', () => {
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
    ['علیرضا', 'ali rida'],
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

  test('a word in Arabic script that is in no table has its consonants, and says that the rest is guessed', () => {
    const [article, word] = latinWords('القذوف', () => false);
    expect(article).toMatchObject({ text: 'al', guessed: false });
    expect(word!.guessed).toBe(true);
    expect(skeleton(fold(word!.text))).toBe(skeleton(fold('qadhuf')));
  });

  test.each(['', '   ', '—…!', '\u0000\u0007', '👍🏽'])('%j has no words, or none that harm', (text) => {
    expect(() => prepareName(text)).not.toThrow();
    expect(prepareName(text).telling).toBeLessThanOrEqual(1);
  });

  test('of a text of two million characters only the beginning is read', () => {
    const name = prepareName('Anna '.repeat(400_000));
    expect(name.tokens).toHaveLength(24);
    expect(prepareName('ﷺ'.repeat(100_000)).tokens.length).toBeLessThanOrEqual(24);
  });
});

describe('choices of spelling are folded away', () => {
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
  ])('%s and %s stay apart', (left, right) => expect(fold(left)).not.toBe(fold(right)));

  test.each([
    ['mohammed', 'muhammad'],
    ['ladin', 'laden'],
    ['rashid', 'rachid'],
    ['mahmoud', 'mahmud'],
  ])('%s and %s have one skeleton', (left, right) => expect(skeleton(fold(left))).toBe(skeleton(fold(right))));
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

  test('a legal form makes an entity, and forms of one kind are one', () => {
    expect(prepareName('Harbour Limited').kind).toBe('entity');
    expect(prepareName('Harbour Limited').tokens[1]!.shape).toBe(prepareName('Harbour Ltd.').tokens[1]!.shape);
  });

  test('a person may be called as a firm is, or as a particle', () => {
    expect(kinds('Ana Bank', 'person')).toEqual(['ana:name', 'bank:name']);
    expect(kinds('Van Den', 'person')).toEqual(['van:name', 'den:name']);
  });

  test('a firm of nothing but what firms do is that, and small words between its words tell nothing', () => {
    expect(kinds('State Bank', 'entity')).toEqual(['state:name', 'bank:name']);
    expect(kinds('Quillan for Trade', 'entity')).toEqual(['quillan:name', 'for:particle', 'trade:trade']);
    expect(kinds('Tsentralnoy Tekhnologicheskiy Zavod Quillan', 'entity').at(0)).toBe('tsentralnoy:trade');
  });

  test('titles alone are a name', () => expect(prepareName('Major General').tokens.length).toBeGreaterThan(0));
});

describe('names of firms', () => {
  const words = (text: string) => prepareName(text, 'entity').tokens.map(({ shape }) => shape.raw);

  test.each([
    ['مصرف الكويلان للتجارة والخدمات', ['bank', 'al', 'trading', 'services']],
    ['شرکت مهندسی کویلان', ['company', 'engineering']],
    ['شركة الزهور ذ.م.م', ['company', 'llc']],
    ['凯拉智能科技有限公司', ['kaila', 'intelligent', 'technology']],
    ['조선달빛무역회사', ['korea', 'trading']],
  ])('%s is read with the words that lists translate', (text, expected) =>
    expect(words(text)).toEqual(expect.arrayContaining(expected)),
  );

  test('a word of a few syllables in Han is one word, no particle', () => expect(words('达尔公司')[0]).toBe('daer'));

  test('what is said twice counts once', () =>
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

  test('are looked up by the word of their first letters too', () => {
    const keys = (text: string) => storedKeys(prepareName(text, 'entity'));
    expect(keys('Quillan Aviation Institute')).toContain('=kai');
    expect(keys('QAI')).toContain('=kai');
    expect(storedKeys(prepareName('Anna Maria Quillan', 'person'))).not.toContain('=amk');
  });
});

describe('rarity', () => {
  test('common words weigh less, by the table and by counts', () => {
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

describe('keys of the index', () => {
  const keys = (name: string) => storedKeys(prepareName(name));

  test('are those of the words that tell, whatever the script and the spelling', () => {
    const listed = keys('AL-TIKRITI, Saddam Hussein');
    expect(keys('صدام حسين التكريتي')).toEqual(listed);
    expect(listed).toEqual(expect.arrayContaining(['=tikriti', 'tkrt', 'stm', 'hsn']));
    expect(listed).not.toContain('=al');
    expect(keys('Jaime Smyth')).toEqual(expect.arrayContaining(['@+james', '~sm0']));
  });

  test('a name of one telling word and a half has both', () => {
    expect(keys('Din Mohammad')).toEqual(expect.arrayContaining(['=mohamad', '=din']));
  });
});
