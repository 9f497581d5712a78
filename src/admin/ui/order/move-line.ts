export interface Move<State> {
  /** How all of them stand after it. */
  state: State;
  send: () => Promise<unknown>;
  /** It says where each of them stands: those before it need not be sent. */
  whole?: boolean;
}

export interface MoveCallbacks {
  /** Reads the changed records again. */
  settle: () => Promise<unknown>;
  refused: (thrown: unknown) => void;
}

interface MoveLine<State> {
  /** @param step from how they are to stand by now; from how they were read where nothing is under way */
  push: (step: (wanted: State | undefined) => Move<State>, callbacks: MoveCallbacks) => void;
}

/**
 * Moves that are saved at once: each builds on the one before it, whether that is saved yet or not, and is sent after it.
 * A rejected move drops those after it, and the order is again the stored one.
 * @param show how they are to stand, until they are read anew
 */
export function moveLine<State>(show: (wanted: State | undefined) => void): MoveLine<State> {
  /** The first is under way. */
  const waiting: Move<State>[] = [];
  let wanted: State | undefined;
  let running = false;
  const want = (state: State | undefined) => {
    wanted = state;
    show(state);
  };

  async function run({ settle, refused }: MoveCallbacks): Promise<void> {
    let state: State | undefined;
    try {
      // Some may come while it is read anew.
      while (waiting.length > 0) {
        try {
          for (let [next] = waiting; next; [next] = waiting) {
            await next.send();
            state = next.state;
            waiting.shift();
          }
        } catch (thrown) {
          waiting.length = 0;
          want(state);
          refused(thrown);
        }
        await settle();
        state = undefined;
      }
    } finally {
      running = false;
      want(undefined);
    }
  }

  return {
    push(step, callbacks) {
      const move = step(wanted);
      if (move.whole) waiting.splice(1);
      waiting.push(move);
      want(move.state);
      if (running) return;
      running = true;
      void run(callbacks);
    },
  };
}
