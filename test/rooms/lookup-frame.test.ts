import 'reflect-metadata';
import { stopClock } from '../support/clock.js';
import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { Failure } from '#kit/failure.js';
import { type Answer, known, unknown } from '#subgraphs/intelligence/answer/answer.js';
import { type OpenProvider, allTogether, firstToKnow } from '#subgraphs/intelligence/providers/ask-providers.js';
import { guardedProvider } from '#subgraphs/intelligence/providers/guarded-provider.js';
import { KeptAnswers } from '#subgraphs/intelligence/providers/kept-answers.js';
import { type ProviderFailure, ProviderFailed } from '#subgraphs/intelligence/providers/provider-failed.js';

const NOBODY = new AbortController().signal;
const CIRCUIT = { failures: 3, openMs: 30_000 };

const said = (word: string): Answer<string> => known({ source: word, asOf: '2026-01-02' }, word);

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof ProviderFailed ? error.because : String(error)),
  );

/** A provider with behaviour set by the test, behind the guard. */
function provider(ask: () => Promise<Answer<string>>, limits: { timeoutMs?: number; concurrency?: number } = {}) {
  const counted = { calls: 0, now: 0, most: 0 };
  const counting = async () => {
    counted.calls += 1;
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
    try {
      return await ask();
    } finally {
      counted.now -= 1;
    }
  };
  const guarded = guardedProvider(
    { name: 'there', ask: counting },
    { timeoutMs: 100, concurrency: 10, circuit: CIRCUIT, ...limits },
  );
  return { ask: () => guarded.ask('question', NOBODY), counted };
}

const never = () => new Promise<never>(() => undefined);

let clock: ReturnType<typeof stopClock>;

beforeEach(() => {
  clock = stopClock();
});

afterEach(() => clock.restore());

describe('a guarded provider', () => {
  test('answers within its timeout though the provider never does and ignores the signal', async () => {
    const hanging = provider(never);
    const startedAt = performance.now();
    expect(await codeOf(hanging.ask())).toBe('timed_out');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  test('counts the wait for a slot, and rejects requests beyond the queue limit', async () => {
    const hanging = provider(never, { concurrency: 1, timeoutMs: 1_000 });
    const startedAt = performance.now();
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(hanging.ask())));
    // One after another they would take five seconds.
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    expect(codes.slice(-3)).toEqual(['busy', 'busy', 'busy']);
    expect(codes[0]).toBe('timed_out');
    // Requests that timed out in the queue say nothing about the provider: its circuit stays closed.
    expect(codes).not.toContain('circuit_open');
    expect(await codeOf(hanging.ask())).toBe('timed_out');
  });

  test('limits concurrent requests, and answers every caller', async () => {
    const slow = provider(() => new Promise((done) => setTimeout(() => done(said('x')), 10)), {
      concurrency: 3,
      timeoutMs: 2_000,
    });
    const answers = await Promise.all(Array.from({ length: 15 }, () => slow.ask()));
    expect(answers.every(({ known: isKnown }) => isKnown)).toBe(true);
    expect(slow.counted).toMatchObject({ calls: 15, most: 3 });
  });

  test('opens its circuit after consecutive failures, probes it later, and closes it on success', async () => {
    let works = false;
    const there = provider(async () => {
      if (!works) throw new ProviderFailed('there', 'refused');
      return said('x');
    });
    for (let n = 0; n < 3; n += 1) expect(await codeOf(there.ask())).toBe('refused');
    expect(await codeOf(there.ask())).toBe('circuit_open');
    expect(there.counted.calls).toBe(3);
    clock.pass(29_999);
    expect(await codeOf(there.ask())).toBe('circuit_open');
    clock.pass(1);
    expect(await codeOf(there.ask())).toBe('refused');
    expect(there.counted.calls).toBe(4);
    expect(await codeOf(there.ask())).toBe('circuit_open');
    works = true;
    clock.pass(30_000);
    const [one, other] = [there.ask(), codeOf(there.ask())];
    expect(await one).toEqual(said('x'));
    // It did not wait for the request that probes the circuit.
    expect(await other).toBe('circuit_open');
    expect(await codeOf(there.ask())).toBe('answered');
    expect(there.counted.calls).toBe(6);
  });

  test('timeouts open its circuit as well, and do not affect other providers', async () => {
    const hanging = provider(never, { timeoutMs: 20 });
    const other = provider(async () => said('other'));
    for (let n = 0; n < 3; n += 1) expect(await codeOf(hanging.ask())).toBe('timed_out');
    expect(await codeOf(hanging.ask())).toBe('circuit_open');
    expect(await codeOf(other.ask())).toBe('answered');
  });

  test('tells its own fault from an outage', async () => {
    const broken = provider(() => Promise.reject(new TypeError('ann.lee@example.com is not iterable')));
    const error = await broken.ask().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ because: 'fault', code: 'there.fault' });
    expect(String(error)).not.toContain('ann.lee');
  });
});

describe('cached answers', () => {
  beforeAll(() => useCipherKey(Buffer.alloc(32, 7)));

  function counting(answers: Answer<string>[]) {
    let calls = 0;
    return {
      ask: async () => answers[Math.min(calls++, answers.length - 1)]!,
      get calls() {
        return calls;
      },
    };
  }

  test('does not repeat a lookup within the cache time, and does after it', async () => {
    const kept = new KeptAnswers();
    const there = counting([said('first'), said('second')]);
    expect(await kept.through(['a', 'phone', '+1'], 1_000, there.ask)).toEqual(said('first'));
    clock.pass(999);
    expect(await kept.through(['a', 'phone', '+1'], 1_000, there.ask)).toEqual(said('first'));
    clock.pass(2);
    expect(await kept.through(['a', 'phone', '+1'], 1_000, there.ask)).toEqual(said('second'));
    expect(there.calls).toBe(2);
  });

  test('caches by account, capability and input, and without a cache time not at all', async () => {
    const kept = new KeptAnswers();
    const there = counting([said('x')]);
    for (const words of [
      ['a', 'p', '1'],
      ['b', 'p', '1'],
      ['a', 'q', '1'],
      ['a', 'p', '2'],
    ])
      await kept.through(words, 1_000, there.ask);
    expect(there.calls).toBe(4);
    await kept.through(['c'], 0, there.ask);
    await kept.through(['c'], 0, there.ask);
    expect(there.calls).toBe(6);
    expect(kept.size).toBe(4);
  });

  test('equal concurrent lookups run once, and a failure is not cached', async () => {
    const kept = new KeptAnswers();
    let calls = 0;
    const failing = async () => {
      calls += 1;
      await Promise.resolve();
      throw new ProviderFailed('there', 'refused');
    };
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(kept.through(['a'], 1_000, failing))));
    expect(codes).toEqual(['refused', 'refused', 'refused']);
    expect(calls).toBe(1);
    expect(await kept.through(['a'], 1_000, async () => said('x'))).toEqual(said('x'));
  });

  test('caches "not known" for ten minutes at most', async () => {
    const kept = new KeptAnswers();
    const there = counting([unknown('no_such'), said('x')]);
    await kept.through(['a'], 86_400_000, there.ask);
    clock.pass(599_999);
    expect(await kept.through(['a'], 86_400_000, there.ask)).toMatchObject({ known: false });
    clock.pass(2);
    expect(await kept.through(['a'], 86_400_000, there.ask)).toMatchObject({ known: true });
  });

  test('evicts the least recently used answer when the cache is full', async () => {
    const kept = new KeptAnswers(2);
    const there = counting([said('x')]);
    for (const word of ['a', 'b', 'a', 'c', 'a']) await kept.through([word], 1_000, there.ask);
    expect({ calls: there.calls, size: kept.size }).toEqual({ calls: 3, size: 2 });
    await kept.through(['b'], 1_000, there.ask);
    expect(there.calls).toBe(4);
  });
});

describe('provider order', () => {
  const failures: ProviderFailure[] = [];
  const asker = {
    accountId: 'a',
    insideOnly: false,
    report: (failure: ProviderFailure) => void failures.push(failure),
  };

  beforeEach(() => void failures.splice(0));

  const inside = (answer: Answer<string>): OpenProvider<string, string> => ({
    name: 'embedded',
    inside: true,
    ask: async () => answer,
  });
  const outside = (answer: Answer<string>): OpenProvider<string, string> => ({
    name: 'outside',
    inside: false,
    ask: async () => answer,
  });
  const error = new ProviderFailed('there', 'refused');
  const failing: OpenProvider<string, string> = { name: 'outside', inside: false, ask: () => Promise.reject(error) };

  const ask = (providers: OpenProvider<string, string>[], who = asker) =>
    firstToKnow('phone', providers)('question', who);

  test('the first provider with an answer wins; an earlier failure is reported as recovered', async () => {
    expect(await ask([failing, outside(unknown('not_mine')), inside(said('x')), inside(said('y'))])).toEqual(said('x'));
    expect(failures).toEqual([{ capability: 'phone', error }]);
  });

  test('a failure without a fallback is reported separately from "not known"', async () => {
    expect(await ask([inside(unknown('not_mine')), failing])).toEqual(unknown('provider_failed'));
    expect(await ask([inside(unknown('not_mine')), outside(unknown('nor_mine'))])).toEqual(unknown('not_mine'));
    expect(await ask([])).toEqual(unknown('no_provider'));
  });

  test('reports a caller error to the caller, without asking other providers', async () => {
    const refusal = new Failure('BAD_INPUT', 'That is no number.');
    const refusing: OpenProvider<string, string> = {
      name: 'embedded',
      inside: true,
      ask: () => Promise.reject(refusal),
    };
    await expect(ask([refusing, outside(said('x'))])).rejects.toBe(refusal);
    expect(failures).toEqual([]);
  });

  test('a lookup by an SDK key stays in the process', async () => {
    expect(await ask([outside(said('x')), inside(said('y'))], { ...asker, insideOnly: true })).toEqual(said('y'));
    expect(await ask([outside(said('x'))], { ...asker, insideOnly: true })).toEqual(unknown('no_provider'));
  });

  test('asks providers with partial data in parallel, and the answer is as old as its oldest part', async () => {
    const together = (providers: OpenProvider<string, string>[]) =>
      allTogether('social', providers, (words) => words.join('+'))('question', asker);
    const old = known({ source: 'old', asOf: '2020-01-01' }, 'o');
    expect(await together([outside(said('x')), inside(unknown('not_mine')), outside(old)])).toEqual({
      known: true,
      source: 'x, old',
      asOf: '2020-01-01',
      reason: null,
      facts: 'x+o',
      gaps: [
        expect.objectContaining({
          source: 'social',
          reason: 'not_mine',
          message: 'social was not searched (not_mine).',
        }),
      ],
    });
    const missed = await together([inside(unknown('no_records_imported'))]);
    expect(missed.gaps.map(({ message }) => message)).toEqual([
      'No social accounts are imported. Import them (npm run import -- accounts) or configure a provider.',
    ]);
    expect(await together([outside(said('x')), failing])).toMatchObject({ facts: 'x', reason: 'a_provider_failed' });
    const nobody = await together([inside(unknown('not_mine')), failing]);
    expect(nobody).toMatchObject({ known: false, reason: 'provider_failed' });
    expect(nobody.gaps.map(({ reason }) => reason)).toEqual(['not_mine', 'provider_failed']);
  });
});
