import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { type ExecutionResult, buildSchema, execute, parse, validate } from 'graphql';
import { projectRoot } from '#kit/process/project-root.js';
import { prepareDocument } from '#gateway/plan/prepared-operation.js';
import { planningRisks } from '#gateway/plan/verify/planning-risks.js';
import { supergraphFacts } from '#gateway/plan/verify/supergraph-facts.js';
import type { Supergraph } from '#gateway/supergraph/supergraph.js';
import { keys } from './gateway-shapes/keys.js';
import { nodes } from './gateway-shapes/nodes.js';
import { prices } from './gateway-shapes/prices.js';
import { reviews } from './gateway-shapes/reviews.js';
import { type Shape, composedSdl, startShape, subsets, unverified } from './gateway-shapes/shape.js';
import { sampleSdl } from './gateway-sample/supergraph.js';

/** The third and later runs of an operation use our own executor. */
const RUNS = 3;

const plain = (result: ExecutionResult) => JSON.parse(JSON.stringify(result)) as ExecutionResult;

async function ask(supergraph: Supergraph, text: string): Promise<ExecutionResult> {
  const { schema } = supergraph;
  return plain(await supergraph.execute(prepareDocument(schema, parse(text), text), {}, {}));
}

describe.each([prices, reviews, keys, nodes])('where $title', (shape: Shape) => {
  const warned: string[] = [];
  let supergraph: Supergraph;

  beforeAll(async () => {
    supergraph = await startShape(shape, (text) => warned.push(text));
  });

  test('the gateway says at startup that plans are verified', () => {
    expect(warned).toEqual([expect.stringMatching(/^Query plans are verified, since some could be wrong: \w+/)]);
  });

  test('every answer is right or an error, however often it is asked for', async () => {
    const { schema } = supergraph;
    const wrong: object[] = [];
    const count = { right: 0, refused: 0 };
    for (const chosen of subsets(shape.selections)) {
      const text = withUsedFragments(shape.around(chosen.join(' ')));
      const document = parse(text);
      if (validate(schema, document).length > 0) continue;
      const truth = plain(await execute({ schema, document, rootValue: shape.truth }));
      for (let run = 0; run < RUNS; run += 1) {
        const { data, errors } = await ask(supergraph, text);
        if (errors) {
          count.refused += 1;
          break;
        }
        if (JSON.stringify({ data }) === JSON.stringify(truth)) count.right += 1;
        else wrong.push({ text, data, truth });
      }
    }
    expect(wrong).toEqual([]);
    expect(count.right).toBeGreaterThan(RUNS * 5);
    expect(count.refused).toBeGreaterThan(0);
  });
});

/** Documents may not define a fragment that they do not use, nor a variable. */
function withUsedFragments(text: string): string {
  const used = text.replace(/fragment (\w+) on[^}]*\}[^}]*\}/g, (definition, name: string) =>
    text.includes(`...${name}`) ? definition : '',
  );
  const [head, ...rest] = used.split('{');
  const variable = /\$(\w+)/.exec(head!)?.[1];
  return variable && !rest.join('{').includes(`$${variable}`) ? `{${rest.join('{')}` : used;
}

describe('an operation that would be answered wrongly', () => {
  const refusals: [shape: Shape, text: string, words: string][] = [
    [prices, '{ goods { postageInDollars postageInEuros } }', 'Goods.price is needed with different arguments'],
    [prices, '{ goods { postageInDollars price(currency: "EUR") } }', 'Give your own price an alias'],
    [
      reviews,
      '{ tours { reviews(first: 3) { isCommon likeTours { reviews(first: 2) { id } } } } }',
      'Tour.reviews is needed with different arguments',
    ],
    [keys, '{ house { rooms { sign } } }', 'no resolvable key'],
    [nodes, '{ lost { town } }', 'Query.lost cannot be fetched here'],
  ];

  test.each(refusals)('gets wrong data without an error from the planner alone: %#', async (shape, text) => {
    const server = new ApolloServer({ gateway: unverified(shape) });
    await server.start();
    const { body } = await server.executeOperation({ query: text });
    const { data, errors } = (body as Extract<typeof body, { kind: 'single' }>).singleResult;
    await server.stop();
    const document = parse(text);
    const truth = await execute({ schema: buildSchema(composedSdl(shape)), document, rootValue: shape.truth });
    expect(errors).toBeUndefined();
    expect(plain({ data })).not.toEqual(plain(truth));
  });

  test.each(refusals)('is refused with a reason: %#', async (shape, text, words) => {
    const supergraph = await startShape(shape, () => {});
    for (let run = 0; run < RUNS; run += 1) {
      const { data, errors } = await ask(supergraph, text);
      expect(data).toBeUndefined();
      expect(errors).toEqual([
        { message: expect.stringContaining(words) as string, extensions: { code: 'BAD_INPUT' } },
      ]);
    }
  });

  const aliased = '{ goods { postageInDollars mine: price(currency: "EUR") } }';
  test('is answered with the alias that the message advises', async () => {
    const supergraph = await startShape(prices, () => {});
    const { data, errors } = await ask(supergraph, aliased);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      goods: [
        { postageInDollars: 200, mine: 90 },
        { postageInDollars: 500, mine: 90 },
      ],
    });
  });
});

describe('shapes with a risk', () => {
  const risksOf = (sdl: string) => planningRisks(supergraphFacts(sdl));

  test.each([
    [prices, 'Goods.postageInDollars requires a field with an argument in subgraph post.'],
    [reviews, 'Tour.grade requires a field with an argument in subgraph reviews.'],
    [keys, 'Room has resolvable and non-resolvable keys in subgraph signs.'],
    [nodes, 'Interface Place has no implementation in subgraph first.'],
  ])('are found in a composed supergraph: %#', (shape, risk) => {
    expect(risksOf(composedSdl(shape))).toContain(risk);
  });

  test('do not occur in our supergraph, so its plans need no verification', () => {
    expect(risksOf(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'))).toEqual([]);
    expect(risksOf(sampleSdl())).toEqual([]);
  });
});
