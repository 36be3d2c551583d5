import { EventStream, SlowReader } from '#gateway/subscriptions/event-stream.js';

const done = { value: undefined, done: true };

function open(limit?: number) {
  let ends = 0;
  const stream = new EventStream<number>(limit, () => (ends += 1));
  return { stream, ends: () => ends };
}

describe('an event stream', () => {
  it('delivers events in order, whether they or the reader come first', async () => {
    const { stream } = open();
    const first = stream.next();
    [1, 2, 3].forEach((event) => stream.push(event));
    stream.end();
    const read = [(await first).value];
    for await (const event of stream) read.push(event);
    expect(read).toEqual([1, 2, 3]);
  });

  it('settles every waiting reader as soon as one leaves', async () => {
    const { stream, ends } = open();
    const waiting = [stream.next(), stream.next()];
    await stream.return();
    expect(await Promise.all(waiting)).toEqual([done, done]);
    expect([stream.push(1), await stream.next(), ends()]).toEqual([false, done, 1]);
  });

  it('drops a slow reader with its buffer, and reports it once', async () => {
    const { stream, ends } = open(2);
    expect([1, 2, 3, 4].map((event) => stream.push(event))).toEqual([true, true, false, false]);
    await expect(stream.next()).rejects.toMatchObject({ closeCode: 4409, extensions: { code: 'SLOW_READER' } });
    expect(await stream.next()).toEqual(done);
    expect(ends()).toBe(1);
  });

  it('reports a failure to a waiting reader and ends the others', async () => {
    const { stream, ends } = open();
    const [first, second] = [stream.next(), stream.next()];
    stream.fail(new SlowReader());
    await expect(first).rejects.toBeInstanceOf(SlowReader);
    expect(await second).toEqual(done);
    stream.end();
    await stream.return();
    expect(ends()).toBe(1);
  });

  it('ends for a reader that throws into it', async () => {
    const { stream, ends } = open();
    stream.push(1);
    await expect(stream.throw(new Error('stop'))).rejects.toThrow('stop');
    expect([await stream.next(), ends()]).toEqual([done, 1]);
  });

  it('unsubscribes when a loop over it ends', async () => {
    const { stream, ends } = open();
    stream.push(1);
    const read: number[] = [];
    for await (const event of stream) {
      read.push(event);
      break;
    }
    expect([read, ends()]).toEqual([[1], 1]);
  });
});
