import { deliverMail, MAIL_WAITS } from '../../platform/events/mail-queue.ts';
import type { Gateway } from '../gateway.ts';
import { startLoop, type Loop } from '../loop.ts';
import type { GatewayMailer } from './mailer.ts';

/** How often mails that could not be sent are looked after; new ones are told of. */
const INTERVAL_MS = 5_000;

/** Brings out what is queued; beside everything else, for a mail server may take its time. */
export async function startMailDelivery(
  { database, siteId, clock, logger }: Pick<Gateway, 'database' | 'siteId' | 'clock' | 'logger'>,
  mailer: GatewayMailer,
): Promise<Loop> {
  const loop = startLoop({
    name: 'mail delivery',
    interval: INTERVAL_MS,
    logger,
    async work() {
      while ((await deliverMail({ database, siteId, mailer, clock, logger })) > 0);
    },
  });
  const unlisten = await database.listen(MAIL_WAITS, (site) => {
    if (site === siteId) loop.wake();
  });
  return {
    wake: () => loop.wake(),
    async stop() {
      await unlisten();
      await loop.stop();
    },
  };
}
