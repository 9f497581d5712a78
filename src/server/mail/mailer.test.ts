import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliverMail, MAIL_WAITS, queueMail } from '../../platform/events/mail-queue.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';
import { smtpServer } from '../../testing/smtp-server.ts';
import { startMailDelivery } from './mail-delivery.ts';
import { createMailer } from './mailer.ts';

const shopName = async (): Promise<string> => 'Halfdrop';
const mail = { to: 'ada@halfdrop.example', subject: 'Hello', text: 'A link for you' };

describe('mail by SMTP', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  it('goes out in the name that the store has now', async () => {
    const server = await smtpServer();
    close = server.close;
    const url = `smtp://127.0.0.1:${server.port}?from=shop@halfdrop.example&ignoreTLS=true`;
    let name = 'Halfdrop';
    const mailer = createMailer({ database: {} as never, siteId: 'any', url, shopName: async () => name });
    await mailer.send(mail);
    const said = server.heard.join('\n');
    expect(said).toMatch(/MAIL FROM:<shop@halfdrop\.example>/);
    expect(said).toMatch(/RCPT TO:<ada@halfdrop\.example>/);
    expect(said).toMatch(/^From: Halfdrop <shop@halfdrop\.example>$/m);
    expect(said).toMatch(/^A link for you$/m);
    name = 'Quarterdrop';
    await mailer.send(mail);
    expect(server.heard.findLast((line) => line.startsWith('From:'))).toBe(
      'From: Quarterdrop <shop@halfdrop.example>',
    );
  });

  it('goes by the settings of now where the environment names no server, and says what the server answered', async () => {
    const server = await smtpServer();
    close = server.close;
    const stored = { url: `smtp://127.0.0.1:${server.port}?from=shop@halfdrop.example&ignoreTLS=true` };
    let senderName = 'Halfdrop post';
    const settings = async () => ({ ...stored, senderName });
    const mailer = createMailer({ database: {} as never, siteId: 'any', settings, shopName });
    expect(await mailer.send(mail)).toEqual({ answer: '250 fine' });
    senderName = '';
    await mailer.send(mail);
    expect(server.heard.filter((line) => line.startsWith('From:'))).toEqual([
      'From: Halfdrop post <shop@halfdrop.example>',
      'From: Halfdrop <shop@halfdrop.example>',
    ]);
  });

  it('is given up with a server that never answers, before its next try', async () => {
    const server = await smtpServer({ silentTo: 1 });
    close = server.close;
    const url = `smtp://127.0.0.1:${server.port}`;
    const mailer = createMailer({ database: {} as never, siteId: 'any', url, shopName, patience: 100 });
    await expect(mailer.send(mail)).rejects.toThrow(/took too long|never received/);
  });
});

onDatabase(
  'a mail server that hangs',
  (database) => {
    it('holds up neither who writes a mail nor the other mails', async () => {
      const server = await smtpServer({ silentTo: 1 });
      const { gateway } = startGateway(database());
      const sender = createMailer({
        database: database(),
        siteId: gateway.siteId,
        url: `smtp://127.0.0.1:${server.port}?ignoreTLS=true`,
        shopName,
      });
      const { siteId, clock, ids } = gateway;
      const write = (text: string): Promise<void> =>
        queueMail(database().kysely, siteId, { ...mail, text, order: null }, clock, ids);
      const queue = {
        channel: MAIL_WAITS,
        deliver: () =>
          deliverMail({ database: database(), siteId, mailer: sender, clock, logger: gateway.logger }),
      };
      const delivery = await startMailDelivery(gateway, queue);
      await write('The first');
      await vi.waitFor(() => expect(server.sockets).toHaveLength(1), 5000);
      const waiting = async (): Promise<unknown[]> =>
        (await sql`SELECT id FROM mail_queue`.execute(database().kysely)).rows;
      expect(await waiting()).toHaveLength(1);
      // Another process on the same database goes on with what comes now.
      const other = await startMailDelivery(gateway, queue);
      await write('The second');
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 5000);
      expect(server.heard).toContain('The second');
      server.close();
      await Promise.all([delivery.stop(), other.stop()]);
    });
  },
  [...gatewayMigrations, ...platformMigrations],
);

onDatabase(
  'mail without an SMTP server',
  (database) => {
    it('lands in the mailbox', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const { siteId } = shop.gateway;
      await createMailer({ database: database(), siteId, url: undefined, shopName }).send(mail);
      await createMailer({ database: database(), siteId: 'another', url: undefined, shopName }).send(mail);
      const owner = await shop.signedIn('owner');
      const list = await owner.get('/admin/api/mailbox?filter={"to":"ADA@halfdrop.example"}');
      const mails = (await list.json()) as { id: string }[];
      expect(mails).toEqual([expect.objectContaining(mail)]);
      expect(await (await owner.get(`/admin/api/mailbox/${mails[0]?.id}`)).json()).toEqual(mails[0]);
    });

    it('is shown as it was mailed, but can do nothing', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const mailer = createMailer({
        database: database(),
        siteId: shop.gateway.siteId,
        url: undefined,
        shopName,
      });
      await mailer.send(mail);
      await mailer.send({
        ...mail,
        html: '<html><head></head><body><script>alert(1)</script>Hi</body></html>',
      });
      const owner = await shop.signedIn('owner');
      const list = (await (await owner.get('/admin/api/mailbox')).json()) as {
        id: string;
        html: string | null;
      }[];
      const [styled, plain] = [
        list.find(({ html }) => html !== null),
        list.find(({ html }) => html === null),
      ];
      const letter = await owner.get(`/admin/api/mailbox/${styled?.id}/html`);
      expect(await letter.text()).toContain('<head><base target="_blank"></head>');
      const policy = letter.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'self'; sandbox allow-popups/);
      expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
      expect((await owner.get(`/admin/api/mailbox/${plain?.id}/html`)).status).toBe(404);
    });
  },
  gatewayMigrations,
);
