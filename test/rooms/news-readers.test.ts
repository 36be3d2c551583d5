import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { judgePart } from '#subgraphs/intelligence/background/media/judge/part/judge-part.js';
import { type ReadText, readArticle } from '#subgraphs/intelligence/background/media/judge/part/read-article.js';
import {
  type TokenRead,
  articlePieces,
} from '#subgraphs/intelligence/background/media/judge/part/learned/article-pieces.js';
import { chancesOf } from '#subgraphs/intelligence/background/media/judge/part/learned/part-model.js';
import { worstPortion } from '#subgraphs/intelligence/background/media/judge/part/learned/part-network.js';
import { shippedPartNetwork } from '#subgraphs/intelligence/background/media/judge/part/learned/shipped-part-model.js';

interface Example {
  tokens: [place: number, ...pieces: string[]][];
  scores: [adverse: number, unclear: number];
}

/** Articles with the scores that the training program gave them. */
const examples = JSON.parse(readFileSync(join(projectRoot, 'test/support/news-readers.json'), 'utf8')) as Example[];

const tokensOf = ({ tokens }: Example): TokenRead[] => tokens.map(([place, ...pieces]) => ({ place, pieces }));

const textsOf = (...sentences: string[]): ReadText[] =>
  sentences.map((unnamed) => ({ unnamed, named: unnamed.includes('@') }));

const portionsOf = (...sentences: string[]) => {
  const { sentences: read, language } = readArticle(textsOf(...sentences), 'en')!;
  return articlePieces(read, language);
};

test.each(examples.map((example, at) => [at, example] as const))(
  'the networks score an article as their training program does (%i)',
  (_, example) => {
    const [adverse, unclear] = worstPortion(shippedPartNetwork(), [tokensOf(example)])!.scores;
    expect(adverse).toBeCloseTo(example.scores[0], 3);
    expect(unclear).toBeCloseTo(example.scores[1], 3);
  },
);

test('the examples differ, so that equal scores would show', () =>
  expect(new Set(examples.map(({ scores }) => scores.join())).size).toBeGreaterThan(examples.length / 2));

test('tokens have the parts of their word, its classes and its topics', () => {
  const [[first, second, third] = []] = portionsOf('Court news', 'On Monday @ embezzled 300 pounds.');
  expect(first).toEqual({ place: 0, pieces: expect.arrayContaining(['court']) as string[], sentence: 0, at: 0 });
  expect(second!.place).toBe(0);
  expect(third!.place).toBe(1);
  const [tokens] = portionsOf('Court news', 'On Monday @ embezzled 300 pounds.');
  const pieces = tokens!.map((token) => token.pieces);
  expect(pieces.find(([word]) => word === 'embezz')).toEqual(
    expect.arrayContaining(['embezz', 'embezzled', '-zled', '=crime']),
  );
  expect(pieces.map(([word]) => word)).toEqual(expect.arrayContaining(['@', '0', 'en.on']));
});

test('of a long article, the worst portion counts, and portions without the person are left out', () => {
  const accused = '@ was arrested on Monday and charged with fraud and theft.';
  const sung = Array.from({ length: 40 }, (_, at) => `@ sang song ${at} at the village fair with her choir.`);
  const portions = portionsOf('Village news', ...sung, accused);
  expect(portions.length).toBeGreaterThan(2);
  expect(portions.every((tokens) => tokens.length <= 200 && tokens.some(({ pieces }) => pieces[0] === '@'))).toBe(true);
  const chance = (some: typeof portions) => chancesOf(worstPortion(shippedPartNetwork(), some)!.scores).adverse;
  expect(chance(portions)).toBe(Math.max(...portions.map((portion) => chance([portion]))));
  expect(worstPortion(shippedPartNetwork(), [])).toBeNull();
});

test.each([
  [
    'en',
    'adverse',
    4,
    'steroids',
    [
      'Vet leaves the track',
      '@ ran the practice behind the racecourse for twelve years.',
      'Owners liked the quick house calls.',
      'Trainers say the vials in the van were never vitamins.',
      '@ gave horses banned steroids before big races.',
      'The course has a new vet since March.',
    ],
  ],
  [
    'en',
    'adverse',
    2,
    'deposit',
    [
      'Keys returned',
      'Four families stood at the door with the same keys.',
      '@ had taken a deposit from each of them for the flat.',
      'The real owner was abroad.',
      'Neighbours offered tea.',
    ],
  ],
  [
    'en',
    'unclear',
    2,
    '',
    [
      'A quiet street',
      '@ lives at number nine.',
      'Two officers spoke with @ for an hour on Friday about the missing money.',
      'Nobody on the street knows more.',
      'The shop is open as usual.',
    ],
  ],
])('where the rules show no words, those without which it would be judged otherwise do (%s, %s)', (...expected) => {
  const [language, outcome, sentence, word, sentences] = expected;
  const judged = judgePart(textsOf(...sentences), language, () => []);
  expect(judged).toMatchObject({ outcome, because: { sentence } });
  const { words } = judged!.because!;
  expect(sentences[sentence]).toContain(words);
  expect(words).toContain(word);
  expect(words.split(' ').length).toBeLessThanOrEqual(2);
});
