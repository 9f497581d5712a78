import type { Gateway } from '../gateway.ts';
import { startLoop, type Loop } from '../loop.ts';

/** How often what has to be tried again is looked after; what is new is told of. */
const INTERVAL_MS = 1000;

interface Deliverer {
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Tells subscribers of what happens as soon as it has. */
export function startWebhookDelivery(
  { onChange, logger }: Pick<Gateway, 'onChange' | 'logger'>,
  deliverer: Deliverer,
): Pick<Loop, 'stop'> {
  const loop = startLoop({
    name: 'webhook delivery',
    interval: INTERVAL_MS,
    logger,
    work: () => deliverer.look(),
  });
  const unlisten = onChange(() => loop.wake());
  return {
    async stop() {
      unlisten();
      await Promise.all([loop.stop(), deliverer.stop()]);
    },
  };
}
