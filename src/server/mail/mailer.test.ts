import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';
import { createMailer } from './mailer.ts';

const store = { name: 'Halfdrop', currency: 'EUR', timeZone: 'Europe/Berlin', locale: 'en' };
const mail = { to: 'ada@halfdrop.example', subject: 'Hello', text: 'A link for you' };

/** Takes one mail and says what it was told. */
async function smtpServer() {
  const heard: string[] = [];
  const server = createServer((socket) => {
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
  return { heard, port: (server.address() as AddressInfo).port, close: () => server.close() };
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
});

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
