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
  ['es', 'Iván Robledo', 1990, 'Iván Robledo, un jubilado de 71 años, fue condenado por estafa.'],
  ['es', 'Iván Robledo', 1960, 'Iván Robledo, de apenas 19 años, fue detenido por robo.'],
  ['es', 'Iván Robledo', 1960, 'El adolescente Iván Robledo fue detenido por robo.'],
  ['es', 'Iván Robledo', 1960, 'El joven Iván Robledo, 19, fue detenido por robo.'],
  ['it', 'Dario Colombo', 1990, 'Dario Colombo, pensionato di 71 anni, è stato condannato per truffa.'],
  ['it', 'Dario Colombo', 1960, 'Il diciannovenne Dario Colombo è stato arrestato per furto.'],
  ['it', 'Dario Colombo', 1960, 'Il 19enne Dario Colombo è stato arrestato per furto.'],
  ['it', 'Dario Colombo', 1990, 'Dario Colombo, classe 1951, è stato condannato per truffa.'],
  ['pt', 'Tiago Moreira', 1990, 'Tiago Moreira, um reformado de 71 anos, foi condenado por burla.'],
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
