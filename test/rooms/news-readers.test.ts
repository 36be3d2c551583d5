import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { readArticle } from '#subgraphs/intelligence/background/media/judge/part/judge-part.js';
import {
  type TokenRead,
  articlePieces,
} from '#subgraphs/intelligence/background/media/judge/part/learned/article-pieces.js';
import { chancesOf } from '#subgraphs/intelligence/background/media/judge/part/learned/part-model.js';
import { networkScores } from '#subgraphs/intelligence/background/media/judge/part/learned/part-network.js';
import { shippedPartNetwork } from '#subgraphs/intelligence/background/media/judge/part/learned/shipped-part-model.js';

interface Example {
  tokens: [place: number, ...pieces: string[]][];
  scores: [adverse: number, unclear: number];
}

/** Articles with the scores that the training program gave them. */
const examples = JSON.parse(readFileSync(join(projectRoot, 'test/support/news-readers.json'), 'utf8')) as Example[];

const tokensOf = ({ tokens }: Example): TokenRead[] => tokens.map(([place, ...pieces]) => ({ place, pieces }));

const portionsOf = (...sentences: string[]) => {
  const texts = sentences.map((unnamed) => ({ unnamed, named: unnamed.includes('@') }));
  const { sentences: read, language } = readArticle(texts, 'en')!;
  return articlePieces(read, language);
};

test.each(examples.map((example, at) => [at, example] as const))(
  'the networks score an article as their training program does (%i)',
  (_, example) => {
    const [adverse, unclear] = networkScores(shippedPartNetwork(), [tokensOf(example)]);
    expect(adverse).toBeCloseTo(example.scores[0], 3);
    expect(unclear).toBeCloseTo(example.scores[1], 3);
  },
);

test('the examples differ, so that equal scores would show', () =>
  expect(new Set(examples.map(({ scores }) => scores.join())).size).toBeGreaterThan(examples.length / 2));

test('tokens have the parts of their word, its classes and its topics', () => {
  const [[first, second, third] = []] = portionsOf('Court news', 'On Monday @ embezzled 300 pounds.');
  expect(first).toEqual({ place: 0, pieces: expect.arrayContaining(['court']) as string[] });
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
  const chance = (some: typeof portions) => chancesOf(networkScores(shippedPartNetwork(), some)).adverse;
  expect(chance(portions)).toBe(Math.max(...portions.map((portion) => chance([portion]))));
  expect(networkScores(shippedPartNetwork(), [])).toEqual([0, 0]);
});
