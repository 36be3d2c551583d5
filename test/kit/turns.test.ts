import { Turns } from '#kit/queue/pool/turns.js';

test('limits concurrent work, in order of arrival, with priority work before the rest', async () => {
  const turns = new Turns(2);
  const [order, ends]: [string[], (() => void)[]] = [[], []];
  const ask = async (name: string, isFirst = false) => {
    ends.push(await turns.take(isFirst));
    order.push(name);
  };
  const all = [ask('one'), ask('two'), ask('three'), ask('four'), ask('urgent', true)];
  await Promise.all(all.slice(0, 2));
  expect(order).toEqual(['one', 'two']);
  for (let ended = 0; ended < all.length; ended++) {
    while (ends.length <= ended) await Promise.resolve();
    ends[ended]!();
  }
  await Promise.all(all);
  expect(order).toEqual(['one', 'two', 'urgent', 'three', 'four']);
});

test('priority work runs in order of arrival too', async () => {
  const turns = new Turns(1);
  const order: string[] = [];
  const all = ['one', 'two', 'three', 'four'].map(async (name, at) => {
    const end = await turns.take(at > 0);
    order.push(name);
    end();
  });
  await Promise.all(all);
  expect(order).toEqual(['one', 'two', 'three', 'four']);
});

test('a turn is released once', async () => {
  const turns = new Turns(1);
  const end = await turns.take(false);
  end();
  end();
  const next = await turns.take(false);
  let isOver = false;
  const third = turns.take(false).then(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isOver).toBe(false);
  next();
  await third;
});
