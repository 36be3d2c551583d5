/** Usual Latin spellings of common Hebrew names: the script omits most vowels. Written for this project. */
const SPELLED = `
אברהם avraham | יצחק yitzhak | יעקב yaakov | יוסף yosef | משה moshe | אהרן aharon | אהרון aharon | דוד david | שלמה shlomo | דניאל daniel
מיכאל michael | גבריאל gabriel | רפאל rafael | שמואל shmuel | אליהו eliyahu | אלי eli | יהודה yehuda | בנימין binyamin | שמעון shimon | ראובן reuven
לוי levi | נתן natan | יונתן yonatan | יהונתן yehonatan | אורי uri | אריאל ariel | אריה arie | אריק arik | אהוד ehud | עמוס amos | עמיר amir | אמיר amir
חיים haim | מאיר meir | מרדכי mordechai | מנחם menachem | נחום nahum | יאיר yair | יגאל yigal | איתן eitan | אלון alon | גיל gil | גיא guy | רון ron
רונן ronen | רוני roni | עומר omer | עידו ido | עידן idan | נועם noam | ניר nir | עוזי uzi | צבי zvi | זאב zeev | דב dov | ברוך baruch | פנחס pinhas
שרון sharon | שאול shaul | ישראל israel | ישי yishai | ישעיהו yeshayahu | ירמיהו yirmiyahu | יחזקאל yehezkel | נפתלי naftali | אשר asher | דן dan | גד gad
עזרא ezra | נחמיה nehemia | טוביה tuvia | עובדיה ovadia | זכריה zecharia | אביגדור avigdor | אבי avi | בני benny | מוטי moti | יוסי yossi | קובי kobi | שי shai
שרה sara | רבקה rivka | רחל rachel | לאה lea | מרים miriam | דבורה devora | חנה hana | אסתר ester | רות rut | נעמי naomi | תמר tamar | יעל yael | מיכל michal
דינה dina | ציפי tzipi | ציפורה tzipora | גולדה golda | אורית orit | אורלי orly | ענת anat | עדי adi | דנה dana | הילה hila | ליאת liat | נועה noa
טל tal | טלי tali | שירה shira | שולמית shulamit | איילת ayelet | רונית ronit | סיגל sigal | גלית galit | מאיה maya | מיה maya | רינה rina | בת bat | בן ben | בר bar
כהן cohen | מזרחי mizrahi | פרץ peretz | ביטון biton | דהן dahan | אברהמי avrahami | פרידמן friedman | מלכה malka | אזולאי azoulay | כץ katz | יוספי yosefi
חדד haddad | עמר amar | אוחיון ohayon | גבאי gabbay | אדרי edri | לוין levin | שפירא shapira | קליין klein | גולדברג goldberg | רוזנברג rosenberg
וייס weiss | ויס weiss | שוורץ schwartz | שרעבי sharabi | אשכנזי ashkenazi | בכר bachar | סגל segal | רוזן rosen | גרינברג greenberg | פרל perl
שטרן stern | הורוביץ horowitz | רבינוביץ rabinowitz | ברק barak | פרס peres | רבין rabin | שמיר shamir | נתניהו netanyahu | בגין begin | הרצוג herzog
לפיד lapid | גנץ gantz | בנט bennett | ליברמן lieberman | ברקוביץ berkowitz | אברמוביץ abramowitz | גולן golan | שלום shalom | דיין dayan | אלון alon | ברגר berger`;

const NAMES = new Map(
  SPELLED.split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .flatMap(([word, latin]) => (word && latin ? [[word, latin] as const] : [])),
);

const LETTERS: Record<string, string> = {
  א: 'a',
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'y',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};

/** Letter by letter: ו and י are vowels between consonants, ב is b at the start, and ה is a at the end. */
function spelledOut(word: string): string {
  const signs = [...word.replaceAll('וו', 'W').replaceAll('יי', 'י')];
  return signs
    .map((sign, at) => {
      const [isFirst, isLast] = [at === 0, at === signs.length - 1];
      if (sign === 'W') return 'v';
      if (sign === 'ב') return isFirst ? 'b' : 'v';
      if (sign === 'ו') return isFirst ? 'v' : 'o';
      if (sign === 'י') return isFirst ? 'y' : 'i';
      if (sign === 'ה') return isLast ? 'a' : 'h';
      return LETTERS[sign] ?? '';
    })
    .join('');
}

/** A word in Hebrew letters as a Latin one. `guessed`: it is in no table, so that its vowels are missing. */
export function latinOfHebrew(word: string): { text: string; guessed: boolean } {
  const plain = word.replace(/[\u0591-\u05C7]/g, '');
  const usual = NAMES.get(plain);
  return usual ? { text: usual, guessed: false } : { text: spelledOut(plain), guessed: true };
}
