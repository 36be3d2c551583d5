import { SpanKind } from '@opentelemetry/api';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  ConsecutiveBreaker,
  TaskCancelledError,
  TimeoutStrategy,
  bulkhead,
  circuitBreaker,
  handleWhen,
  timeout,
} from 'cockatiel';
import { countProvider } from '#kit/metrics/metrics.js';
import { inSpan } from '#kit/process/trace/span.js';
import type { Answer } from '../answer/answer.js';
import type { Provider } from './provider.js';
import { ProviderFailed } from './provider-failed.js';

/**
 * `circuit`: after this many failures in a row, calls are rejected for `openMs`; then one trial call is let through.
 */
export interface ProviderLimits {
  timeoutMs: number;
  concurrency: number;
  circuit: { failures: number; openMs: number };
}

/** How many calls may wait per running call; further calls are rejected immediately. */
const WAITING_PER_SLOT = 4;

/**
 * Wraps a provider with a timeout (including the wait for a slot), a concurrency limit and a circuit breaker. Every
 * error is a ProviderFailed, either the provider's own or one that says why it was not called.
 */
export function guardedProvider<Question, Facts>(
  provider: Provider<Question, Facts>,
  { timeoutMs, concurrency, circuit }: ProviderLimits,
): Provider<Question, Facts> {
  const clock = timeout(timeoutMs, TimeoutStrategy.Aggressive);
  const slots = bulkhead(concurrency, concurrency * WAITING_PER_SLOT);
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: circuit.openMs,
    breaker: new ConsecutiveBreaker(circuit.failures),
  });
  const askOnce = (question: Question, signal: AbortSignal): Promise<Answer<Facts>> => {
    // During the trial call, cockatiel makes other calls wait; they have no time for that.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    const startedAt = performance.now();
    // A timeout mostly spent waiting for a slot says nothing about the provider.
    const because = () => (performance.now() - startedAt < timeoutMs / 2 ? 'busy' : 'timed_out');
    return breaker.execute(() =>
      endingWith(provider.ask(question, signal), signal, () => new ProviderFailed(provider.name, because())),
    );
  };
  return {
    name: provider.name,
    async ask(question, signal) {
      const startedAt = performance.now();
      let outcome = 'answered';
      try {
        return await inSpan({ name: `provider ${provider.name}`, kind: SpanKind.CLIENT }, (span) =>
          clock
            .execute(({ signal: inTime }) => slots.execute(() => askOnce(question, inTime), inTime), signal)
            .catch((error: unknown) => {
              const failure = failureOf(provider.name, error);
              span?.setAttributes({ outcome: failure.because });
              throw failure;
            }),
        );
      } catch (error) {
        const failure = failureOf(provider.name, error);
        outcome = failure.because;
        throw failure;
      } finally {
        countProvider(provider.name, outcome, performance.now() - startedAt);
      }
    },
  };
}

/** Errors that count for the circuit breaker. */
const isOutage = (error: unknown) => !(error instanceof ProviderFailed && error.because === 'busy');

/** Rejects when `signal` aborts, even if the call continues, so that its slot is released. */
function endingWith<Value>(asked: Promise<Value>, signal: AbortSignal, why: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(why());
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

function failureOf(name: string, error: unknown): ProviderFailed {
  if (error instanceof ProviderFailed) return error;
  if (error instanceof TaskCancelledError) return new ProviderFailed(name, 'timed_out');
  if (error instanceof BulkheadRejectedError) return new ProviderFailed(name, 'busy');
  if (error instanceof BrokenCircuitError) return new ProviderFailed(name, 'circuit_open');
  return new ProviderFailed(name, 'fault', { cause: error });
}
