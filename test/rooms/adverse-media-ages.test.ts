import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { findMentions } from '#subgraphs/intelligence/background/media/articles/find-mentions.js';
import { sentencesWith } from '#subgraphs/intelligence/background/media/articles/passages-of.js';
import { agesInFigures } from '#subgraphs/intelligence/background/media/search/ages-in-words.js';
import { ageSays } from '#subgraphs/intelligence/background/media/search/same-person.js';
import { statedBirths } from '#subgraphs/intelligence/background/media/search/stated-ages.js';
import { judgeArticle } from '#subgraphs/intelligence/background/media/search/judge-article.js';

function findingOf(language: string, name: string, yearOfBirth: number | null, body: string) {
  const [firstName, lastName] = name.split(' ') as [string, string];
  const person = { firstName, middleName: null, lastName, yearOfBirth, country: null, city: null, state: null };
  const from = { url: 'https://paper.example/a', domain: 'paper.example', country: null, imageUrl: null };
  return judgeArticle(person, { ...from, title: 'News', body, language, publishedAt: '2026-11-02T08:00:00Z' });
}

/** Accused people of another age than the guest. */
test.each([
  ['en', 'Owen Farley', 1990, 'Owen Farley, a 19-year-old student, was jailed for robbery.'],
  ['en', 'Owen Farley', 1990, 'The 64-year-old former teacher Owen Farley was jailed for robbery.'],
  ['en', 'Owen Farley', 1990, 'Teenager Owen Farley was jailed for robbery on Monday.'],
  ['en', 'Owen Farley', 1990, 'Pensioner Owen Farley was jailed for fraud on Monday.'],
  ['en', 'Owen Farley', 1990, 'Owen Farley, who turned 70 in June, was convicted of fraud.'],
  ['en', 'Owen Farley', 1990, 'A man has been jailed for robbery. Owen Farley is 58 and lives in Hull.'],
  ['en', 'Owen Farley', 1990, 'Owen Farley, now 58, was jailed for robbery.'],
  ['en', 'Owen Farley', 1990, 'Owen Farley, then 31, killed a guard in 1975 and was jailed for life.'],
  ['en', 'Owen Farley', 1960, 'Owen Farley was jailed for robbery. The 19-year-old had used a toy gun.'],
  ['en', 'Owen Farley', 1960, 'Owen Farley, of Hull, was jailed for robbery. Farley, 22, had used a toy gun.'],
  ['en', 'Owen Farley', 1960, 'Owen Farley (age 22) was jailed for robbery.'],
  ['en', 'Owen Farley', 1990, 'In 1974 Owen Farley was convicted of murder and sentenced to life.'],
  ['en', 'Owen Farley', 1960, 'Owen Farley, in his twenties, was arrested for robbery.'],
  ['en', 'Owen Farley', 1960, 'Schoolboy Owen Farley was arrested for robbery.'],
  ['en', 'Owen Farley', 1990, 'Owen Farley, a father of three aged 61, was jailed for robbery.'],
  ['en', 'Owen Farley', 1990, 'Born in Hull in 1951, Owen Farley was convicted of fraud.'],
  ['en', 'Owen Farley', 1990, 'Owen Farley was convicted of fraud. He is 58 and lives in Hull.'],
  ['en', 'Owen Farley', 1990, 'The septuagenarian Owen Farley was convicted of fraud.'],
  ['en', 'Owen Farley', 1960, 'Owen Farley was jailed for robbery. The teenager had used a toy gun.'],
  ['en', 'Owen Farley', 1960, 'The eighteen-year-old Owen Farley was jailed for robbery.'],
  ['de', 'Ralf Töpfer', 1990, 'Der 1951 in Köln geborene Ralf Töpfer wurde wegen Betrugs verurteilt.'],
  ['de', 'Ralf Töpfer', 1990, 'Ralf Töpfer, geb. 12.3.1951, wurde wegen Betrugs verurteilt.'],
  ['de', 'Ralf Töpfer', 1960, 'Der neunzehnjährige Ralf Töpfer wurde wegen Raubes festgenommen.'],
  ['de', 'Ralf Töpfer', 1990, 'Der 66 Jahre alte Ralf Töpfer wurde wegen Betrugs verurteilt.'],
  ['de', 'Ralf Töpfer', 1990, 'Ralf Töpfer, ein 66-jähriger Rentner, wurde wegen Betrugs verurteilt.'],
  ['de', 'Ralf Töpfer', 1990, 'Der Rentner Ralf Töpfer wurde wegen Betrugs verurteilt.'],
  ['de', 'Ralf Töpfer', 1960, 'Der Schüler Ralf Töpfer wurde wegen Raubes festgenommen.'],
  ['de', 'Ralf Töpfer', 1990, 'Ralf Töpfer, Jahrgang 1951, wurde wegen Betrugs verurteilt.'],
  ['de', 'Ralf Töpfer', 1990, 'Ralf Töpfer ist 66 Jahre alt und wurde wegen Betrugs verurteilt.'],
  ['de', 'Ralf Töpfer', 1990, 'Ralf Töpfer wurde wegen Betrugs verurteilt. Der 66-Jährige nahm das Urteil an.'],
  ['de', 'Ralf Töpfer', 1990, 'Wegen Betrugs wurde Ralf Töpfer verurteilt. Der 66-Jährige nahm das Urteil an.'],
  ['de', 'Ralf Töpfer', 1990, '1971 wurde Ralf Töpfer wegen Mordes verurteilt.'],
  ['de', 'Ralf Töpfer', 1990, 'Der frühere Lehrer Ralf Töpfer, heute 66, wurde wegen Betrugs verurteilt.'],
  ['fr', 'Loïc Mercier', 1990, 'Loïc Mercier, un retraité de 71 ans, a été condamné pour escroquerie.'],
  ['fr', 'Loïc Mercier', 1990, 'Le septuagénaire Loïc Mercier a été condamné pour escroquerie.'],
  ['fr', 'Loïc Mercier', 1960, 'Loïc Mercier, lycéen, a été arrêté pour vol.'],
  ['fr', 'Loïc Mercier', 1960, 'Loïc Mercier, âgé de 19 ans, a été arrêté pour vol.'],
  ['fr', 'Loïc Mercier', 1960, 'Loïc Mercier a été arrêté pour vol. Le jeune homme de 19 ans a avoué.'],
  ['fr', 'Loïc Mercier', 1990, 'Né en 1951 à Béziers, Loïc Mercier a été condamné pour escroquerie.'],
  ['fr', 'Loïc Mercier', 1990, 'Loïc Mercier a été condamné pour escroquerie. Le retraité, 71 ans, fait appel.'],
  ['fr', 'Loïc Mercier', 1990, 'Loïc Mercier, soixante-douze ans, a été condamné pour escroquerie.'],
  ['es', 'Iván Robledo', 1990, 'Iván Robledo fue condenado por estafa. A sus 71 años, recurrirá.'],
  ['es', 'Iván Robledo', 1960, 'Iván Robledo, de nacionalidad peruana y 19 años, fue detenido por robo.'],
  ['es', 'Iván Robledo', 1960, 'Iván Robledo, de dieciséis años, fue detenido por robo.'],
  ['es', 'Iván Robledo', 1990, 'Iván Robledo, un jubilado de 71 años, fue condenado por estafa.'],
  ['es', 'Iván Robledo', 1960, 'Iván Robledo, de apenas 19 años, fue detenido por robo.'],
  ['es', 'Iván Robledo', 1960, 'El adolescente Iván Robledo fue detenido por robo.'],
  ['es', 'Iván Robledo', 1960, 'El joven Iván Robledo, 19, fue detenido por robo.'],
  ['it', 'Dario Colombo', 1990, 'Dario Colombo, pensionato di 71 anni, è stato condannato per truffa.'],
  ['it', 'Dario Colombo', 1960, 'Il diciannovenne Dario Colombo è stato arrestato per furto.'],
  ['it', 'Dario Colombo', 1960, 'Il 19enne Dario Colombo è stato arrestato per furto.'],
  ['it', 'Dario Colombo', 1960, 'Il ventiduenne Dario Colombo è stato arrestato per furto.'],
  ['it', 'Dario Colombo', 1960, 'Dario Colombo, diciotto anni, è stato arrestato per furto.'],
  ['it', 'Dario Colombo', 1990, 'Dario Colombo, classe 1951, è stato condannato per truffa.'],
  ['pt', 'Tiago Moreira', 1990, 'Tiago Moreira, um reformado de 71 anos, foi condenado por burla.'],
  ['pt', 'Tiago Moreira', 1990, 'Nascido a 3 de abril de 1949, Tiago Moreira foi condenado por burla.'],
  ['pt', 'Tiago Moreira', 1990, 'Tiago Moreira foi detido. O empresário, de 71 anos, é suspeito de burla.'],
  ['pt', 'Tiago Moreira', 1960, 'O jovem Tiago Moreira, de 19 anos, foi detido por roubo.'],
  ['pt', 'Tiago Moreira', 1960, 'Tiago Moreira, com apenas 19 anos, foi detido por roubo.'],
  ['pt', 'Tiago Moreira', 1960, 'O adolescente Tiago Moreira foi detido por roubo.'],
] as const)(
  'an accused namesake of another age is not held against the guest (%s, %s, %i): %s',
  (language, name, yearOfBirth, text) => {
    expect(findingOf(language, name, yearOfBirth, text)?.outcome).not.toBe('adverse');
  },
);

/** The article states the age of someone else, or none. */
test.each([
  ['en', 'Owen Farley', 1978, 'Owen Farley was convicted of abusing a 14-year-old boy.'],
  ['en', 'Owen Farley', 1978, 'Owen Farley, whose 19-year-old son gave evidence, was convicted of fraud.'],
  ['en', 'Owen Farley', 1978, 'Owen Farley, 48, was jailed for robbing a 78-year-old pensioner.'],
  ['en', 'Owen Farley', 1978, 'Owen Farley was jailed for 12 years for robbery.'],
  [
    'en',
    'Owen Farley',
    1978,
    'Owen Farley, jailed for 25 years in 2019, has lost an appeal against his murder conviction.',
  ],
  ['en', 'Owen Farley', 1978, 'Owen Farley was jailed for fraud. The house, built in 1911, was seized.'],
  ['en', 'Owen Farley', 1978, 'In 2004 Owen Farley was convicted of murder and sentenced to life.'],
  ['en', 'Owen Farley', 1978, 'Owen Farley robbed pensioner Edith Cole and was jailed for robbery.'],
  ['en', 'Owen Farley', 1978, 'Teenager Anna Bell was killed by Owen Farley, who was convicted of murder.'],
  ['de', 'Ralf Töpfer', 1978, 'Ralf Töpfer, der 19 Jahre im Gefängnis saß, wurde erneut wegen Betrugs verurteilt.'],
  ['de', 'Ralf Töpfer', 1978, 'Ralf Töpfer wurde wegen Betrugs zu 12 Jahren Haft verurteilt.'],
  ['de', 'Ralf Töpfer', 1978, 'Ralf Töpfer betrog die Rentnerin Elke Maas und wurde verurteilt.'],
  ['de', 'Ralf Töpfer', 1978, 'Ralf Töpfer (48) wurde wegen Missbrauchs einer 13-Jährigen verurteilt.'],
  ['de', 'Ralf Töpfer', 1978, 'Ralf Töpfer, ein 48-jähriger Lehrer, wurde wegen Betrugs verurteilt.'],
  ['fr', 'Loïc Mercier', 1978, 'Loïc Mercier, condamné à 12 ans de prison, a été reconnu coupable de meurtre.'],
  ['fr', 'Loïc Mercier', 1978, 'Loïc Mercier a été condamné pour le viol d’une adolescente de 14 ans.'],
  ['fr', 'Loïc Mercier', 1978, 'Loïc Mercier, père d’un garçon de 12 ans, a été condamné pour escroquerie.'],
  ['es', 'Iván Robledo', 1978, 'Iván Robledo, condenado a 12 años de cárcel por asesinato, ingresó en prisión.'],
  ['en', 'Owen Farley', 1978, 'Owen Farley, twenty years later, was convicted of murder.'],
  ['en', 'Owen Farley', 1978, 'Owen Farley, 12 years in prison behind him, was jailed for fraud again.'],
  ['de', 'Ralf Töpfer', 1978, 'Ralf Töpfer, zehn Jahre später wegen Mordes verurteilt, legte Berufung ein.'],
  ['de', 'Ralf Töpfer', 1978, 'Ralf Töpfer wurde wegen Mordes an dem 1951 in Ulm geborenen Wirt verurteilt.'],
  ['fr', 'Loïc Mercier', 1978, 'Depuis 30 ans, Loïc Mercier escroquait des banques. Il a été condamné.'],
  ['fr', 'Loïc Mercier', 1978, 'Loïc Mercier, 64, rue des Tilleuls, a été condamné pour escroquerie.'],
  ['es', 'Iván Robledo', 1978, 'La fiscalía pide 22 años para Iván Robledo por homicidio.'],
  ['es', 'Iván Robledo', 1978, 'Iván Robledo fue condenado por estafar a un jubilado de 81 años.'],
  ['it', 'Dario Colombo', 1978, 'Dario Colombo, condannato a 12 anni di carcere per omicidio, è stato arrestato.'],
  ['it', 'Dario Colombo', 1978, 'Dario Colombo è stato condannato per aver truffato una pensionata di 81 anni.'],
  ['pt', 'Tiago Moreira', 1978, 'Tiago Moreira foi condenado por burlar um reformado de 81 anos.'],
  ['pt', 'Tiago Moreira', 1978, 'Tiago Moreira, condenado a 12 anos de prisão por homicídio, foi detido.'],
] as const)(
  "someone else's age and a sentence in years do not make another person of the guest (%s, %s, %i): %s",
  (language, name, yearOfBirth, text) => {
    expect(findingOf(language, name, yearOfBirth, text)?.outcome).toBe(findingOf(language, name, null, text)?.outcome);
  },
);

test.each([
  'Owen Farley robbed a widow who turned 80 in May and was jailed for robbery.',
  'Owen Farley (Bad Debts, 1995) was convicted of fraud.',
  'Owen Farley (1990–1995) was convicted of fraud.',
  'Owen Farley was jailed for fraud. The widow, 81, had trusted him.',
])('an age that may be someone else’s leaves the article in the report: %s', (text) =>
  expect(findingOf('en', 'Owen Farley', 1960, text)?.outcome).toMatch(/adverse|unclear/),
);

test.each([
  ['en', 'Owen Farley, who has died aged 88, was convicted of fraud and embezzlement by a jury in Leeds.'],
  ['en', 'Owen Farley (DOB 2/11/1951) was arrested and charged with fraud on Tuesday.'],
  ['en', 'Owen Farley was charged with fraud on Monday. He began his career as a bond trader in 1983.'],
  ['en', '41 years ago this week three men took the wages. Owen Farley was convicted of robbery by a jury.'],
  ['de', 'Owen Farley wurde verhaftet. Er soll 1952 zwei Menschen mit Gift getötet haben.'],
  ['de', 'Vor vierzig Jahren begann der Prozess. Owen Farley wurde wegen Betrugs verurteilt.'],
  ['fr', 'Condamné pour escroquerie, Owen Farley est mort lundi à l’âge de 97 ans.'],
  ['es', 'El fiscal acusa a Owen Farley de torturas en el centro clandestino que mandó en junio de 1976.'],
  ['pt', 'Owen Farley, que cumpre pena por burla, foi condenado em maio de 1974 e fugiu.'],
  ['it', 'Owen Farley, condannato per truffa, era ricercato dal 1981 dopo la sentenza.'],
] as const)(
  'an article about someone who was grown up when the guest was a child is not held against them (%s): %s',
  (...row) => {
    const [language, text] = row;
    expect(findingOf(language, 'Owen Farley', 1988, text)?.outcome).not.toBe('adverse');
    expect(findingOf(language, 'Owen Farley', null, text)?.outcome).toBe('adverse');
  },
);

interface AgeRow {
  name: string;
  date: string;
  text: string;
  /** Years of birth that the text allows; both null if it says nothing of the person. */
  from: number | null;
  to: number | null;
}

test('of sentences about ages, written for it, most are read and none is read as another age', () => {
  const rows = readFileSync(join(projectRoot, 'test/support/stated-ages.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AgeRow);
  const read = rows.map(({ name, date, text, from, to }) => ({
    says: from !== null || to !== null,
    found: statedBirths(sentencesWith(text, findMentions(text, [name])), Number(date.slice(0, 4))),
    isWrong: ({ from: first, to: last }: { from: number; to: number }) =>
      last < (from ?? 0) - 1 || first > (to ?? 9999) + 1,
  }));
  const said = read.filter(({ says }) => says);
  expect(said.filter(({ found }) => found.length > 0).length).toBeGreaterThan(0.7 * said.length);
  expect(said.filter(({ found, isWrong }) => found.some(isWrong)).length).toBe(0);
  const others = read.filter(({ says }) => !says);
  expect(others.filter(({ found }) => found.some(({ sure }) => sure)).length).toBeLessThanOrEqual(1);
});

interface NamesakeRow {
  language: string;
  name: string;
  born: string;
  date: string;
  title: string;
  text: string;
  expected: 'another_person' | 'same_possible';
}

test('age or time rules out the guest in at least 39 of 150 hard articles about namesakes, and wrongly in at most one of 50', () => {
  const rows = readFileSync(join(projectRoot, 'test/support/namesakes.ndjson'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as NamesakeRow);
  const doubted = rows.filter(({ name, born, date, title, text }) => {
    const whole = `${title}\n${text}`;
    const stated = statedBirths(sentencesWith(whole, findMentions(whole, [name])), Number(date.slice(0, 4)));
    const says = ageSays(stated, Number(born.slice(0, 4)));
    return says === 'another' || says === 'other_age';
  });
  expect(doubted.filter(({ expected }) => expected === 'another_person').length).toBeGreaterThanOrEqual(39);
  expect(doubted.filter(({ expected }) => expected === 'same_possible').length).toBeLessThanOrEqual(1);
});

test.each([
  ['diciotto anni', '18 anni'],
  ['il trentatreenne e la quarantaduenne', 'il 33enne e la 42enne'],
  ['trentuno anni, novantotto anni', '31 anni, 98 anni'],
  ['soixante et onze ans, quatre-vingt-dix-neuf ans', '71 ans, 99 ans'],
  ['vingt et un ans', '21 ans'],
  ['veintidós años, treinta y un años', '22 años, 31 años'],
  ['dezanove anos, oitenta e seis anos', '19 anos, 86 anos'],
  ['der einundzwanzigjährige Fahrer, sechzig Jahre', 'der 21-jährige Fahrer, 60 Jahre'],
  ['a ninety-nine-year-old, forty years', 'a 99-year-old, 40 years'],
  ['twenty people, the ten years of peace, cinquenne', 'twenty people, the 10 years of peace, cinquenne'],
])('ages in words become figures: %s', (text, expected) => expect(agesInFigures(text)).toBe(expected));
