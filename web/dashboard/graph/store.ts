import { useSyncExternalStore } from 'react';

/** A value outside React. Components that use it re-render when it changes. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next: Value) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    use: (): Value => useSyncExternalStore(subscribe, get),
  };
}
