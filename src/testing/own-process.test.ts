// @long: starts, stops and kills servers
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../database/open-database.ts';
import { SettingProblem } from '../server/config/setting-problem.ts';
import { openStore } from '../server/open-store.ts';
import { ServerProcesses } from './server-process.ts';
import { createOrder, KEY, listen, OWNER, setUp, signIn } from './shop-process.ts';
import { smtpServer } from './smtp-server.ts';

type Settings = Parameters<typeof openStore>[0];

const MINUTES = 60_000;

const servers = new ServerProcesses();
afterAll(() => servers.close());

describe('a process of its own', () => {
  it(
    'does not start in a wrong environment, and says why',
    async () => {
      const wrong = servers.start(await servers.folder(), { PORT: 'abc', WIX_SITE_ID: 'none' });
      expect(await wrong.exited).toBe(1);
      expect(wrong.output).toMatch(/docs\/operating\.md[^]*PORT: [^]*WIX_SITE_ID: /);
      expect(wrong.output).not.toContain('    at ');
    },
    5 * MINUTES,
  );

  it(
    'ends where it cannot keep its data, and names the setting',
    async () => {
      const folder = await servers.folder();
      const file = join(folder, 'file');
      await writeFile(file, '');
      await mkdir(join(folder, 'taken'));
      await writeFile(join(folder, 'taken/database'), '');
      const unreachable = { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/none' };
      const connection =
        /^DATABASE_URL: postgres:\/\/shop@127\.0\.0\.1:1\/none cannot be used: .*ECONNREFUSED/m;
      const cases: [Partial<Settings>, RegExp][] = [
        [{ DATA_DIR: file }, /^DATA_DIR: \S+file cannot be used: it is a file/m],
        [{ DATA_DIR: join(folder, 'taken') }, /^DATA_DIR: \S+taken\/database cannot be used: it is a file/m],
        [{ DATA_DIR: '/proc/nowhere' }, /^DATA_DIR: \/proc\/nowhere cannot be used: /m],
        [unreachable, connection],
      ];
      for (const [settings, message] of cases) {
        const opened = openStore({ DATA_DIR: folder, DATABASE_URL: undefined, ...settings }, [], () => {});
        await expect(opened).rejects.toThrow(SettingProblem);
        await expect(opened).rejects.toThrow(message);
        await expect(opened).rejects.not.toThrow('secret');
      }
      // What a process prints and how it ends is the same for each of them.
      const wrong = servers.start(folder, unreachable);
      expect(await wrong.exited).toBe(1);
      expect(wrong.output).toMatch(connection);
      expect(wrong.output).not.toMatch(/ {4}at |secret/);
    },
    5 * MINUTES,
  );

  it(
    'lets the first owner in by the link, loses nothing when killed, mails in the name that the shop has now, and stops when asked to',
    async () => {
      const post = await smtpServer();
      const folder = await servers.folder();
      const env = {
        DEMO: '0',
        PLATFORM_API_KEY: KEY,
        STORE_NAME: 'Halfdrop',
        SMTP_URL: `smtp://127.0.0.1:${post.port}?from=shop@example.com&ignoreTLS=true`,
      };
      const first = await servers.start(folder, { ...env, METRICS_PORT: '0' }).ready();
      expect(first.setupTokens).toHaveLength(1);
      const metrics = /metrics +(http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(first.output)?.[1] ?? '';
      const health = await fetch(`${first.url}/healthz`);
      // Longer than a minute, for which proxies keep theirs.
      expect([health.status, health.headers.get('keep-alive')]).toEqual([200, 'timeout=75']);
      expect(await (await fetch(`${first.url}/admin`)).text()).toContain('npm run build');
      expect(await (await setUp(first)).json()).toEqual({ email: OWNER.email });
      expect((await setUp(first)).status).toBe(400);
      const early = await createOrder(first);
      expect(await (await fetch(metrics)).text()).toMatch(
        /operation="ecom_orders\.createOrder",status="200"\} 1$/m,
      );

      const used = servers.start(folder, { ...env, PORT: new URL(first.url).port });
      expect(await used.exited).toBe(1);
      expect(used.output).toMatch(/^PORT: .*EADDRINUSE/m);

      const answered: string[] = [];
      const writers = Array.from({ length: 4 }, async () => {
        for (;;) answered.push(await createOrder(first));
      });
      await vi.waitFor(() => expect(answered.length).toBeGreaterThan(20), { timeout: MINUTES, interval: 5 });
      await Promise.all([first.kill('SIGKILL'), Promise.allSettled(writers)]);

      const second = await servers.start(folder, env).ready();
      expect(second.setupTokens).toEqual([]);
      for (const id of [early, ...answered]) {
        expect((await second.platform('GET', `/ecom/v1/orders/${id}`, KEY)).status).toBe(200);
      }
      const owner = await signIn(second);

      const sender = async (email: string): Promise<string | undefined> => {
        post.heard.splice(0);
        const reply = await owner.post('/admin/api/invitations', { email, role: 'viewer' });
        expect([reply.status, await reply.text()]).toEqual([200, expect.anything()]);
        await vi.waitFor(() => expect(post.heard).toContain(`To: ${email}`), MINUTES);
        return post.heard.find((line) => line.startsWith('From:'));
      };
      expect(await sender('ada@example.com')).toBe('From: Halfdrop <shop@example.com>');
      const path = '/site-properties/v4/properties/business-profile';
      const businessProfile = { siteDisplayName: 'Quarterdrop' };
      const named = await second.platform('POST', path, KEY, {
        businessProfile,
        fields: ['siteDisplayName'],
      });
      expect(named.status).toBe(200);
      expect(await sender('bea@example.com')).toBe('From: Quarterdrop <shop@example.com>');
      post.close();

      const stream = await listen(owner);
      const last = await createOrder(second);
      await vi.waitFor(() =>
        expect(stream.of('change')).toContainEqual(expect.objectContaining({ id: last })),
      );
      const requested = performance.now();
      expect(await second.kill('SIGTERM')).toBe(0);
      expect(performance.now() - requested).toBeLessThan(8000);
      await stream.ended;

      const database = await openDatabase({ dataDir: join(folder, '.data/database') });
      const { rows } = await sql<{ id: string }>`select id from orders`.execute(database.kysely);
      await database.close();
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([early, ...answered, last]));
    },
    5 * MINUTES,
  );
});
