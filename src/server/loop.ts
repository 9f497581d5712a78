import type { Logger } from 'pino';

/** What is under way when the process ends is waited for so long: all of it may be done again. */
const PATIENCE_MS = 5_000;

interface Options {
  name: string;
  /** In milliseconds. */
  interval: number;
  logger: Pick<Logger, 'error'>;
  work: () => Promise<unknown>;
}

export interface Loop {
  /** Does the work at once, or once more after what is under way. */
  wake(): void;
  stop(): Promise<void>;
}

/** Does work again and again, never twice at once; each loop for itself, so that a slow one holds up no other. */
export function startLoop({ name, interval, logger, work }: Options): Loop {
  let turn: Promise<void> = Promise.resolve();
  let waiting = false;
  let stopped = false;
  const wake = (): void => {
    if (waiting || stopped) return;
    waiting = true;
    turn = turn
      .then(async () => {
        waiting = false;
        if (!stopped) await work();
      })
      .catch((error: unknown) => logger.error({ err: error }, `${name} failed`));
  };
  const timer = setInterval(wake, interval);
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      let input: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (input = setTimeout(resolve, PATIENCE_MS)));
      await Promise.race([turn, late]);
      clearTimeout(input);
    },
  };
}
