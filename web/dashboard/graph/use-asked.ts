import { useCallback, useEffect, useRef, useState } from 'react';
import type { Operations } from './answers.js';
import { type Name, type Refused, ask, refusedBy } from './ask.js';

export interface Asked<Answer> {
  /** The latest answer; null until the first arrives. */
  data: Answer | null;
  failed: Refused | null;
  again(): void;
}

/** Runs a query on mount and whenever its variables change; null runs none. Outdated answers are ignored. */
export function useAsked<N extends Name>(
  name: N,
  variables: Operations[N]['variables'] | null,
): Asked<Operations[N]['answer']> {
  const [state, setState] = useState<{ data: Operations[N]['answer'] | null; failed: Refused | null }>({
    data: null,
    failed: null,
  });
  const turn = useRef(0);
  const key = JSON.stringify(variables);
  const again = useCallback(() => {
    if (key === 'null') return;
    const mine = (turn.current += 1);
    const settle = (change: Partial<typeof state>) =>
      turn.current === mine && setState((before) => ({ ...before, ...change }));
    ask(name, JSON.parse(key) as Operations[N]['variables']).then(
      (data) => settle({ data, failed: null }),
      (error: unknown) => settle({ failed: refusedBy(error) }),
    );
  }, [name, key]);
  useEffect(() => {
    again();
    return () => void (turn.current += 1);
  }, [again]);
  return { ...state, again };
}

/**
 * Runs one action at a time and stores why it failed. `run` returns true on success; `change` then calls `onDone`.
 */
export function useDoing(onDone?: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Refused | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailed(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailed(refusedBy(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    if (await run(work)) onDone?.();
  };
  return { isBusy, failed, run, change };
}
