/** A value that outlives its components. */
export interface Store<Value> {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => Value;
  set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
