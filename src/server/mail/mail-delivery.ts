import type { Gateway } from '../gateway.ts';
import { startLoop, type Loop } from '../loop.ts';

/** How often mails that could not be sent are looked after; new ones are told of. */
const INTERVAL_MS = 5_000;

interface Queue {
  /** Where it is told that a mail waits, with the site. */
  channel: string;
  /** Sends all that are due. */
  deliver: () => Promise<unknown>;
}

/** Brings out what is queued; beside everything else, for a mail server may take its time. */
export async function startMailDelivery(
  { database, siteId, logger }: Pick<Gateway, 'database' | 'siteId' | 'logger'>,
  { channel, deliver }: Queue,
): Promise<Pick<Loop, 'stop'>> {
  const loop = startLoop({
    name: 'mail delivery',
    interval: INTERVAL_MS,
    logger,
    work: deliver,
  });
  const unlisten = await database.listen(channel, (site) => {
    if (site === siteId) loop.wake();
  });
  return {
    async stop() {
      await unlisten();
      await loop.stop();
    },
  };
}
