import { beforeEach, expect, it } from 'vitest';
import type { LoggedEmail } from '../../shared/email-log.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';
import type { OutgoingMail } from '../gateway.ts';
import { mailTable } from './tables.ts';

const FAILED: LoggedEmail = {
  id: 'one',
  to: 'anna@example.com',
  subject: 'Your order',
  status: 'FAILED',
  date: '2026-12-01T10:00:00.000Z',
  attempts: 8,
  error: 'no route',
};

onDatabase(
  'the mailbox',
  (database) => {
    let sent: OutgoingMail[];
    let retried: string[];
    let isUnreachable = false;
    const start = (hasMailbox: boolean) =>
      startGateway(database(), {
        hasMailbox: async () => hasMailbox,
        mailer: {
          async send(mail) {
            if (isUnreachable) throw new Error('no route');
            sent.push(mail);
          },
          list: async () => [FAILED],
          async retry(id) {
            if (id !== FAILED.id) return undefined;
            retried.push(id);
            return { to: FAILED.to, subject: FAILED.subject };
          },
        },
      });

    beforeEach(async () => {
      [sent, retried] = [[], []];
      await resetGateway(start(true));
    });

    it('lists what waits or failed, and tries it again', async () => {
      const owner = await start(false).signedIn('owner');
      expect(await (await owner.get('/admin/api/mailbox/queue')).json()).toEqual({ emails: [FAILED] });
      expect((await owner.post('/admin/api/mailbox/queue/one/retry')).status).toBe(200);
      expect(retried).toEqual(['one']);
      expect((await owner.post('/admin/api/mailbox/queue/another/retry')).status).toBe(404);
    });

    it('sends a stored email once there is a mail server, and then no longer stores it', async () => {
      const gateway = start(true);
      const { siteId } = gateway.gateway;
      const row = { recipient: 'anna@example.com', subject: 'Hello', text: 'Text', html: '<p>Text</p>' };
      await mailTable(database().kysely)
        .insertInto('mailbox')
        .values({ ...row, site_id: siteId, id: 'stored', sent_at: new Date() })
        .execute();
      const path = '/admin/api/mailbox/stored/send';
      expect((await (await gateway.signedIn('owner')).post(path)).status).toBe(428);
      expect(sent).toEqual([]);

      const owner = await start(false).signedIn('owner');
      isUnreachable = true;
      expect((await owner.post(path)).status).toBe(500);
      isUnreachable = false;
      expect((await owner.post(path)).status).toBe(200);
      expect(sent).toEqual([{ to: row.recipient, subject: 'Hello', text: 'Text', html: '<p>Text</p>' }]);
      expect((await owner.post(path)).status).toBe(404);
    });
  },
  gatewayMigrations,
);
