import { setTimeout as sleep } from 'node:timers/promises';
import { sharedReads } from '#gateway/subscriptions/shared-reads.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';

const viewer = (requestId: string, accountId = 'a') => ({ ...serviceViewer(accountId), requestId });

function counted(answer: (n: number) => Promise<object>) {
  const asked: unknown[] = [];
  const graph = sharedReads((async (query: string, variables: object, { accountId }: { accountId: string }) => {
    asked.push([query, variables, accountId]);
    return { data: await answer(asked.length), errors: [] };
  }) as Graph);
  return { asked, graph };
}

test('equal reads at the same time are one', async () => {
  const { asked, graph } = counted(async (n) => ({ n }));
  const answers = await Promise.all(['1', '2', '3'].map((id) => graph('{ x }', { after: 5 }, viewer(id))));
  expect(asked).toEqual([['{ x }', { after: 5 }, 'a']]);
  expect(answers.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
});

test('reads with other variables or rights are their own', async () => {
  const { asked, graph } = counted(async (n) => ({ n }));
  await Promise.all([
    graph('{ x }', { after: 5 }, viewer('1')),
    graph('{ x }', { after: 6 }, viewer('1')),
    graph('{ x }', { after: 5 }, viewer('1', 'b')),
  ]);
  expect(asked).toHaveLength(3);
});

test('a read requested during an equal one gets the next, so its result is never older than the request', async () => {
  const { asked, graph } = counted(async (n) => {
    await sleep(30);
    return { n };
  });
  const first = graph('{ x }', {}, viewer('1'));
  await sleep(10);
  const later = [graph('{ x }', {}, viewer('2')), graph('{ x }', {}, viewer('3'))];
  expect((await first).data).toEqual({ n: 1 });
  expect((await Promise.all(later)).map(({ data }) => data)).toEqual([{ n: 2 }, { n: 2 }]);
  expect(asked).toHaveLength(2);
  expect((await graph('{ x }', {}, viewer('4'))).data).toEqual({ n: 3 });
});

test('a failed read fails for those who share it, and the next is read again', async () => {
  const { asked, graph } = counted(async (n) => {
    if (n === 1) throw new Error('away');
    return { n };
  });
  const failed = await Promise.allSettled([graph('{ x }', {}, viewer('1')), graph('{ x }', {}, viewer('2'))]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await graph('{ x }', {}, viewer('3'))).data).toEqual({ n: 2 });
  expect(asked).toHaveLength(2);
});
