import { newsText } from '#subgraphs/identity/notification/news-text.js';
import { newsWords } from '#subgraphs/identity/notification/news-words.js';

const NEWS = { reservationIds: ['a', 'b'], problems: ['webhook:screening_webhook_url', 'data:sex_offenders', 'jobs'] };
const said = (language: 'en' | 'de' | 'fr' | 'es' | 'it') => newsText(NEWS, 'https://loft.example', language);

test('a notification is in English unless its recipient chose another language', () => {
  expect(newsText(NEWS, 'https://loft.example')).toEqual(said('en'));
  expect(said('en').subject).toBe('2 reservations need a review');
  expect(said('en').text).toContain(
    'The webhook for screening events is failing.\nhttps://loft.example/dashboard#/webhooks',
  );
});

test.each([
  ['de', '2 Reservierungen müssen geprüft werden', 'Der Webhook „Screening“ ist fehlerhaft.'],
  ['fr', '2 réservations sont à examiner', 'Le webhook «\u202fContrôle\u202f» est en échec.'],
  ['es', '2 reservas requieren revisión', 'El webhook «Evaluación» está fallando.'],
  ['it', '2 prenotazioni sono da rivedere', 'Il webhook “Screening” non funziona.'],
] as const)('a notification in %s has no English words', (language, subject, webhook) => {
  const { subject: shown, text } = said(language);
  expect(shown).toBe(subject);
  expect(text).toContain(webhook);
  expect(text.match(/dashboard#\/\w+/g)).toEqual(
    ['review', 'webhooks', 'data', 'work'].map((page) => `dashboard#/${page}`),
  );
  expect(text).not.toMatch(/sex.offenders|reservations need|failing|too old|Background/);
});

test('every language names the same webhooks and lookups', () => {
  const names = Object.keys(newsWords('de').kinds);
  for (const language of ['fr', 'es', 'it'] as const) expect(Object.keys(newsWords(language).kinds)).toEqual(names);
});
