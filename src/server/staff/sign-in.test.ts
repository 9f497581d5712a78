import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { createLogger } from '../logger.ts';
import type { Browser } from '../../testing/browser.ts';
import { totpCode } from '../../testing/totp.ts';

const SESSION = 'counterpart.session_token';
const OWNER = 'owner@halfdrop.example';

onDatabase(
  'sign-in',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
    });

    it('opens a session that knows role and rights', async () => {
      const browser = shop.browser();
      expect((await browser.get('/admin/api/session')).status).toBe(401);
      const reply = await browser.signIn('Merchant@Halfdrop.example', 'halfdrop-merchant');
      expect(reply.status).toBe(200);
      const cookie = reply.headers.getSetCookie().find((line) => line.startsWith(SESSION));
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=Strict/);
      expect(cookie).not.toMatch(/Secure/);

      const session = (await (await browser.get('/admin/api/session')).json()) as Record<string, unknown>;
      expect(session).toMatchObject({
        staff: { email: 'merchant@halfdrop.example', role: 'merchant' },
        role: 'merchant',
        store: { name: 'Halfdrop', currency: 'EUR' },
        twoFactorEnabled: false,
        demo: true,
      });
      expect(session['permissions']).toContain('ECOM.READ_ORDERS');
      expect(session['permissions']).not.toContain('COUNTERPART.STAFF_MANAGE');
      expect(session['roles']).toHaveLength(5);
    });

    it('sets Secure cookies outside localhost', async () => {
      const reply = await shop.browser('https://shop.example').signIn(OWNER, 'halfdrop-owner');
      expect(reply.headers.getSetCookie().join()).toMatch(/__Secure-counterpart\.session_token=.*Secure/);
      expect(reply.headers.get('strict-transport-security')).toMatch(/max-age/);
    });

    it('answers a wrong password and an unknown address alike, in the envelope', async () => {
      const wrong = await shop.browser().signIn(OWNER, 'not it at all');
      const unknown = await shop.browser().signIn('nobody@halfdrop.example', 'not it at all');
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      const body = await wrong.json();
      expect(body).toMatchObject({ details: { applicationError: { code: 'INVALID_EMAIL_OR_PASSWORD' } } });
      expect(await unknown.json()).toEqual(body);
    });

    it('leaves no line in the log as of an error where somebody mistook a password or an address', async () => {
      const lines: string[] = [];
      const logger = createLogger('warn', { write: (line) => void lines.push(line) });
      const logged = startGateway(database(), { logger });
      await logged.browser().signIn(OWNER, 'not it at all');
      await logged.browser().signIn('nobody@halfdrop.example', 'not it at all');
      await logged.browser().post('/admin/api/auth/reset-password', { token: 'none', newPassword: 'short' });
      expect(lines).toEqual([]);
    });

    it('stops guessing after five tries, also parallel ones, and lets the right password in later', async () => {
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => shop.browser().signIn(OWNER, 'guess guess guess')),
      );
      expect(tries.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
        401, 401, 401, 401, 401, 429, 429, 429,
      ]);
      const blocked = await shop.browser().signIn(OWNER, 'halfdrop-owner');
      expect(blocked.status).toBe(429);
      expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await blocked.json()).toMatchObject({
        details: { applicationError: { code: 'RESOURCE_EXHAUSTED' } },
      });
      shop.advance(5 * 60_000 + 1000);
      expect((await shop.browser().signIn(OWNER, 'halfdrop-owner')).status).toBe(200);
    });

    describe('whose address strangers know', () => {
      const strange = (turn: number) => ({ 'x-forwarded-for': `203.0.113.${turn}` });
      const attempt = (password: string, turn: number, browser = shop.browser(), email = OWNER) =>
        browser.post('/admin/api/auth/sign-in/email', { email, password }, strange(turn));
      /** From more addresses than any limit of one of them notices. */
      const attack = async (email = OWNER): Promise<number[]> => {
        const replies = await Promise.all(
          Array.from({ length: 55 }, (_, turn) => attempt('guess guess guess', turn + 100, undefined, email)),
        );
        return replies.map(({ status }) => status);
      };

      it('opens on a device that it knows, whatever they try, and not on another', async () => {
        const known = await shop.signedIn('owner');
        expect((await attack()).filter((status) => status === 429)).toHaveLength(5);
        expect((await attempt('halfdrop-owner', 1)).status).toBe(429);
        expect((await known.post('/admin/api/auth/sign-out')).status).toBe(200);
        expect((await attempt('halfdrop-owner', 2, known)).status).toBe(200);
        // A device is known for its own account, and to those alone that it was handed to.
        const forged = shop.browser();
        for (const [name, value] of known.cookies)
          if (name.startsWith('counterpart.device'))
            forged.keepCookie(name, value.replace(/\.\d+\./, '.9999999999999.'));
        expect((await attempt('halfdrop-owner', 3, forged)).status).toBe(429);
        shop.advance(3_600_000);
        expect((await attempt('halfdrop-owner', 4)).status).toBe(200);
      });

      it('is limited on a known device, too, longer with each window', async () => {
        const known = await shop.signedIn('owner');
        const statuses = async (count: number): Promise<number[]> => {
          const found: number[] = [];
          for (let turn = 0; turn < count; turn++)
            found.push((await attempt('wrong wrong', 1, known)).status);
          return found;
        };
        const MINUTES = 60_000;
        for (let round = 0; round < 4; round++) {
          expect(await statuses(6)).toEqual([401, 401, 401, 401, 401, 429]);
          shop.advance(5 * MINUTES + 1000);
        }
        expect(await statuses(1)).toEqual([429]);
        shop.advance(40 * MINUTES);
        expect(await statuses(1)).toEqual([401]);
      });

      it('opens with a second factor on any device', async () => {
        const merchant = await shop.signedIn('merchant');
        const reply = await merchant.post('/admin/api/auth/two-factor/enable', {
          password: 'halfdrop-merchant',
        });
        const { totpURI } = (await reply.json()) as { totpURI: string };
        await merchant.post('/admin/api/auth/two-factor/verify-totp', { code: totpCode(totpURI) });
        const email = 'merchant@halfdrop.example';
        expect((await attack(email)).filter((status) => status === 429)).toHaveLength(5);
        expect((await attempt('wrong wrong', 1, undefined, email)).status).toBe(429);
        const elsewhere = shop.browser();
        const half = await attempt('halfdrop-merchant', 2, elsewhere, email);
        expect(await half.json()).toMatchObject({ twoFactorRedirect: true });
        const code = totpCode(totpURI, Date.now() + 30_000);
        expect((await elsewhere.post('/admin/api/auth/two-factor/verify-totp', { code })).status).toBe(200);
      });

      it('is told to its holder once', async () => {
        await attack();
        await attack();
        await attack('nobody@halfdrop.example');
        shop.advance(3_600_000);
        await attack();
        expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
          [OWNER, 'Many failed sign-ins to your account at Halfdrop'],
        ]);
        expect(shop.mails[0]?.text).toContain('/admin/forgot-password');
      });

      it('opens on the device that set a new password by the link in an email', async () => {
        await attack();
        const holder = shop.browser();
        await holder.post('/admin/api/auth/request-password-reset', { email: OWNER });
        await vi.waitFor(() => expect(shop.mails).toHaveLength(2));
        const token = /reset-password\?token=(\S+)/.exec(shop.mails[1]?.text ?? '')?.[1];
        const newPassword = 'a fresh password';
        await holder.post('/admin/api/auth/reset-password', { token, newPassword });
        expect((await attempt(newPassword, 1)).status).toBe(429);
        expect((await attempt(newPassword, 2, holder)).status).toBe(200);
      });
    });

    it('does not count what succeeds', async () => {
      for (let turn = 0; turn < 7; turn++) {
        expect((await shop.browser().signIn(OWNER, 'halfdrop-owner')).status).toBe(200);
      }
    });

    it('closes registration and everything else that is not listed', async () => {
      const browser = shop.browser();
      const account = { email: 'new@halfdrop.example', password: 'long enough', name: 'New' };
      expect((await browser.post('/admin/api/auth/sign-up/email', account)).status).toBe(404);
      expect((await browser.post('/admin/api/auth/update-user', { role: 'owner' })).status).toBe(404);
    });

    it('signs out', async () => {
      const browser = await shop.signedIn('viewer');
      const stored = new Map(browser.cookies);
      expect((await browser.post('/admin/api/auth/sign-out')).status).toBe(200);
      const cookie = [...stored].map(([name, value]) => `${name}=${value}`).join('; ');
      expect((await shop.browser().get('/admin/api/session', { cookie })).status).toBe(401);
    });

    it('lets people change their own name and nothing else of themselves, and writes it down', async () => {
      const viewer = await shop.signedIn('viewer');
      expect((await viewer.put('/admin/api/profile', { name: '  Vito L.  ' })).status).toBe(200);
      expect(await (await viewer.get('/admin/api/session')).json()).toMatchObject({
        staff: { name: 'Vito L.', role: 'viewer' },
        owners: ['Ines Aalto'],
      });
      for (const body of [{ name: ' ' }, { name: 'Vito', role: 'owner' }, { name: 'x'.repeat(101) }, {}])
        expect((await viewer.put('/admin/api/profile', body)).status).toBe(400);
      expect((await shop.browser().put('/admin/api/profile', { name: 'Nobody' })).status).toBe(401);
      const owner = await shop.signedIn('owner');
      expect(
        await (await owner.get('/admin/api/audit-log?filter={"operation":"counterpart.changeName"}')).json(),
      ).toMatchObject([
        {
          staffEmail: 'viewer@halfdrop.example',
          before: { name: 'Vito Lindqvist' },
          after: { name: 'Vito L.' },
        },
      ]);
    });

    it('signs out everywhere else and lists sessions', async () => {
      const [here, there] = [await shop.signedIn('editor'), await shop.signedIn('editor')];
      expect(await (await here.get('/admin/api/auth/list-sessions')).json()).toHaveLength(2);
      expect((await here.post('/admin/api/auth/revoke-other-sessions')).status).toBe(200);
      expect((await there.get('/admin/api/session')).status).toBe(401);
      expect((await here.get('/admin/api/session')).status).toBe(200);
    });

    it('changes the password, not without the old one', async () => {
      const browser = await shop.signedIn('editor');
      const change = (currentPassword: string) =>
        browser.post('/admin/api/auth/change-password', {
          currentPassword,
          newPassword: 'a better one',
          revokeOtherSessions: true,
        });
      expect((await change('wrong wrong')).status).toBe(400);
      expect((await change('halfdrop-editor')).status).toBe(200);
      expect((await browser.get('/admin/api/session')).status).toBe(200);
      expect((await shop.browser().signIn('editor@halfdrop.example', 'halfdrop-editor')).status).toBe(401);
      expect((await shop.browser().signIn('editor@halfdrop.example', 'a better one')).status).toBe(200);
    });

    it('resets a password by mail, once, and ends all sessions', async () => {
      const before = await shop.signedIn('viewer');
      const email = 'viewer@halfdrop.example';
      const browser = shop.browser();
      expect((await browser.post('/admin/api/auth/request-password-reset', { email })).status).toBe(200);
      expect(
        (await browser.post('/admin/api/auth/request-password-reset', { email: 'nobody@halfdrop.example' }))
          .status,
      ).toBe(200);
      await vi.waitFor(() => expect(shop.mails.map((mail) => mail.to)).toEqual([email]));
      const token = /reset-password\?token=(\S+)/.exec(shop.mails[0]?.text ?? '')?.[1];

      const reset = (newPassword: string) =>
        browser.post('/admin/api/auth/reset-password', { token, newPassword });
      expect((await reset('short')).status).toBe(400);
      expect((await reset('a fresh password')).status).toBe(200);
      expect((await reset('another password')).status).toBe(400);
      expect((await before.get('/admin/api/session')).status).toBe(401);
      expect((await shop.browser().signIn(email, 'a fresh password')).status).toBe(200);
    });

    it('takes a reset link once, however many use it at the same time', async () => {
      const email = 'viewer@halfdrop.example';
      await shop.browser().post('/admin/api/auth/request-password-reset', { email });
      await vi.waitFor(() => expect(shop.mails).toHaveLength(1));
      const token = /reset-password\?token=(\S+)/.exec(shop.mails[0]?.text ?? '')?.[1];
      const replies = await Promise.all(
        Array.from({ length: 8 }, async (_, turn) => {
          const newPassword = `a fresh password ${turn}`;
          const reply = await shop.browser().post('/admin/api/auth/reset-password', { token, newPassword });
          return { status: reply.status, newPassword };
        }),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 400),
      ]);
      const chosen = replies.find(({ status }) => status === 200)?.newPassword ?? '';
      expect((await shop.browser().signIn(email, chosen)).status).toBe(200);
    });

    it('lets a session in use live on', async () => {
      const browser = await shop.signedIn('viewer');
      expect((await browser.get('/admin/api/session')).headers.getSetCookie()).toEqual([]);
      await sql`UPDATE staff_sessions SET expires_at = now() + interval '2 days'`.execute(database().kysely);
      const [renewed] = (await browser.get('/admin/api/session')).headers.getSetCookie();
      expect(renewed).toMatch(/session_token=.*Max-Age=604(7\d\d|800)/);
      await sql`UPDATE staff_sessions SET expires_at = now() - interval '1 minute'`.execute(
        database().kysely,
      );
      expect((await browser.get('/admin/api/session')).status).toBe(401);
    });

    it('keeps demo accounts out when the demo is off', async () => {
      const real = startGateway(database(), { demo: false });
      expect((await real.browser().signIn(OWNER, 'halfdrop-owner')).status).toBe(401);
      const browser = await shop.signedIn('owner');
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      expect((await real.browser().get('/admin/api/session', { cookie })).status).toBe(401);
      const info = (await (await real.browser().get('/admin/api/sign-in-info')).json()) as object;
      expect(info).toMatchObject({ demo: false, setupNeeded: true });
      expect(info).not.toHaveProperty('signIns');
    });

    describe('with a second factor', () => {
      const password = 'halfdrop-merchant';

      async function enable() {
        const browser = await shop.signedIn('merchant');
        const reply = await browser.post('/admin/api/auth/two-factor/enable', { password });
        const { totpURI, backupCodes } = (await reply.json()) as { totpURI: string; backupCodes: string[] };
        expect(
          (await browser.post('/admin/api/auth/two-factor/verify-totp', { code: totpCode(totpURI) })).status,
        ).toBe(200);
        return { totpURI, backupCodes };
      }

      /** Good already; the present one was used to enable the factor. */
      const nextCode = (totpURI: string) => totpCode(totpURI, Date.now() + 30_000);

      const half = async () => {
        const browser = shop.browser();
        const reply = await browser.signIn('merchant@halfdrop.example', password);
        expect(await reply.json()).toMatchObject({ twoFactorRedirect: true });
        expect((await browser.get('/admin/api/session')).status).toBe(401);
        return browser;
      };

      it('asks for the code of the app', async () => {
        const { totpURI } = await enable();
        const browser = await half();
        expect(
          (await browser.post('/admin/api/auth/two-factor/verify-totp', { code: '000000' })).status,
        ).toBe(401);
        const verified = await browser.post('/admin/api/auth/two-factor/verify-totp', {
          code: nextCode(totpURI),
        });
        expect(verified.status).toBe(200);
        expect(await (await browser.get('/admin/api/session')).json()).toMatchObject({
          twoFactorEnabled: true,
        });
      });

      it('bears the name that the shop has now', async () => {
        const browser = await shop.signedIn('merchant');
        const issuer = async () => {
          const reply = await browser.post('/admin/api/auth/two-factor/enable', { password });
          const { totpURI } = (await reply.json()) as { totpURI: string };
          return new URL(totpURI).searchParams.get('issuer');
        };
        expect(await issuer()).toBe('Halfdrop');
        const { store } = shop.gateway;
        shop.gateway.store = { ...store, name: 'Quarterdrop' };
        expect(await issuer()).toBe('Quarterdrop');
        shop.gateway.store = store;
      });

      it('takes a backup code once', async () => {
        const { backupCodes } = await enable();
        const code = backupCodes[0];
        const verify = async () =>
          (await half()).post('/admin/api/auth/two-factor/verify-backup-code', { code });
        expect((await verify()).status).toBe(200);
        expect((await verify()).status).toBe(401);
      });

      it('opens one sign-in with a code, one after the other and at the same time', async () => {
        const { totpURI, backupCodes } = await enable();
        const verify = async (kind: 'totp' | 'backup-code', code: string | undefined) =>
          (await (await half()).post(`/admin/api/auth/two-factor/verify-${kind}`, { code })).status;
        expect(await verify('totp', totpCode(totpURI))).toBe(401);
        const code = nextCode(totpURI);
        expect([await verify('totp', code), await verify('totp', code)]).toEqual([200, 401]);
        const both = await Promise.all([1, 2].map(() => verify('backup-code', backupCodes[1])));
        expect(both.toSorted((a, b) => a - b)).toEqual([200, 401]);
      });

      it('stops guessing codes', async () => {
        await enable();
        const browser = await half();
        const statuses: number[] = [];
        for (let turn = 0; turn < 6; turn++) {
          statuses.push(
            (await browser.post('/admin/api/auth/two-factor/verify-totp', { code: '123456' })).status,
          );
        }
        expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
        const again = await half();
        const right = await again.post('/admin/api/auth/two-factor/verify-totp', { code: '123456' });
        expect(right.status).toBe(429);
        const log = await (
          await shop.signedIn('owner')
        ).get('/admin/api/audit-log?filter={"staffEmail":"merchant@halfdrop.example","outcome":"failed"}');
        expect(log.headers.get('content-range')).toBe('audit-log 0-4/5');
      });

      it('limits codes for longer with each window, but not on a device that the account knows', async () => {
        const known = await shop.signedIn('merchant');
        const reply = await known.post('/admin/api/auth/two-factor/enable', { password });
        const { totpURI } = (await reply.json()) as { totpURI: string };
        const enter = async (browser: Browser, code: string): Promise<number> =>
          (await browser.post('/admin/api/auth/two-factor/verify-totp', { code })).status;
        expect(await enter(known, totpCode(totpURI))).toBe(200);
        await known.post('/admin/api/auth/sign-out');
        const guess = async (count: number): Promise<number[]> => {
          const browser = await half();
          const statuses: number[] = [];
          for (let turn = 0; turn < count; turn++) statuses.push(await enter(browser, '123456'));
          return statuses;
        };
        const MINUTES = 60_000;
        for (let round = 0; round < 4; round++) {
          expect(await guess(6)).toEqual([401, 401, 401, 401, 401, 429]);
          shop.advance(5 * MINUTES + 1000);
        }
        expect(await guess(1)).toEqual([429]);
        await known.signIn('merchant@halfdrop.example', password);
        expect(await enter(known, nextCode(totpURI))).toBe(200);
        shop.advance(40 * MINUTES);
        expect(await guess(1)).toEqual([401]);
      });
    });
  },
  gatewayMigrations,
);
