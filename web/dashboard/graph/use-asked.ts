import { useCallback, useEffect, useRef, useState } from 'react';
import type { Operations } from './answers.js';
import { type Name, Refused, ask } from './ask.js';

export interface Asked<Answer> {
  /** The last answer; null before the first. */
  data: Answer | null;
  failed: Refused | null;
  again(): void;
}

const refusedBy = (error: unknown) => (error instanceof Refused ? error : new Refused('INTERNAL', String(error)));

/** Asks when it is shown and whenever the variables change; null asks nothing. A late answer is ignored. */
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

/** Runs one thing at a time and keeps why it was refused; true: it was done. */
export function useDoing() {
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
  return { isBusy, failed, run };
}
