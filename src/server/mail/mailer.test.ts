import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deliverMail, MAIL_WAITS, queueMail } from '../../platform/events/mail-queue.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';
import { startMailDelivery } from './mail-delivery.ts';
import { createMailer } from './mailer.ts';

const store = { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'en' };
const mail = { to: 'ada@halfdrop.example', subject: 'Hello', text: 'A link for you' };

/** Takes mails and says what it was told; to the first so many it says nothing at all. */
async function smtpServer({ silentTo = 0 } = {}) {
  const heard: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    if (sockets.length <= silentTo) return;
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (inData && line !== '.') continue;
        inData = line === 'DATA';
        socket.write(inData ? '354 go on\r\n' : '250 fine\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    heard,
    sockets,
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('mail by SMTP', () => {
  let close: (() => void) | undefined;
  afterEach(() => close?.());

  it('goes out in the name of the store', async () => {
    const server = await smtpServer();
    close = server.close;
    const url = `smtp://127.0.0.1:${server.port}?from=shop@halfdrop.example&ignoreTLS=true`;
    await createMailer({ database: {} as never, siteId: 'any', url, store }).send(mail);
    const said = server.heard.join('\n');
    expect(said).toMatch(/MAIL FROM:<shop@halfdrop\.example>/);
    expect(said).toMatch(/RCPT TO:<ada@halfdrop\.example>/);
    expect(said).toMatch(/^From: Halfdrop <shop@halfdrop\.example>$/m);
    expect(said).toMatch(/^A link for you$/m);
  });

  it('is given up with a server that never answers, before its next try', async () => {
    const server = await smtpServer({ silentTo: 1 });
    close = server.close;
    const url = `smtp://127.0.0.1:${server.port}`;
    const mailer = createMailer({ database: {} as never, siteId: 'any', url, store, patience: 100 });
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
        store,
      });
      const { siteId, clock, ids } = gateway;
      const write = (text: string): Promise<void> =>
        queueMail(database().kysely, siteId, { ...mail, text }, clock, ids);
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
      await createMailer({ database: database(), siteId, url: undefined, store }).send(mail);
      await createMailer({ database: database(), siteId: 'another', url: undefined, store }).send(mail);
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
        store,
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
