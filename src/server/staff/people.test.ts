import { beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { staffCollaborators } from './collaborators.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { makeSetupLink } from './setup.ts';

const WEEK = 7 * 86_400_000;
const errorCode = async (reply: Response): Promise<unknown> =>
  ((await reply.json()) as { details: { applicationError?: { code: string } } }).details.applicationError
    ?.code;

onDatabase(
  'people',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
    });

    async function memberId(owner: Browser, role: string): Promise<string> {
      const filter = encodeURIComponent(JSON.stringify({ role }));
      const [member] = (await (await owner.get(`/admin/api/staff?filter=${filter}`)).json()) as {
        id: string;
      }[];
      return member?.id ?? '';
    }

    const invitedToken = (): string =>
      /accept-invitation\?token=(\S+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? '';

    it('lists staff for who may know, in pages, sorted, searched', async () => {
      const owner = await shop.signedIn('owner');
      const page = await owner.get('/admin/api/staff?sort=["email","DESC"]&range=[0,1]');
      expect(page.headers.get('content-range')).toBe('staff 0-1/5');
      expect(((await page.json()) as { email: string }[]).map((member) => member.email)).toEqual([
        'viewer@halfdrop.example',
        'owner@halfdrop.example',
      ]);
      const found = (await (await owner.get('/admin/api/staff?filter={"q":"MAREK"}')).json()) as {
        role: string;
      }[];
      expect(found.map((member) => member.role)).toEqual(['merchant']);
      expect((await owner.get('/admin/api/staff?filter={"password":"x"}')).status).toBe(400);
      expect((await owner.get('/admin/api/staff?sort=["secret","ASC"]')).status).toBe(400);
      expect((await owner.get('/admin/api/staff?range=[0,5000]')).status).toBe(400);
      const viewer = await shop.signedIn('viewer');
      expect((await viewer.get('/admin/api/staff')).status).toBe(403);
    });

    it('invites, lets the invited in once, and records it', async () => {
      const owner = await shop.signedIn('owner');
      const invitation = { email: 'Ada@Halfdrop.example', role: 'merchant' };
      expect(
        (await (await shop.signedIn('merchant')).post('/admin/api/invitations', invitation)).status,
      ).toBe(403);
      expect((await owner.post('/admin/api/invitations', invitation)).status).toBe(200);
      expect(shop.mails.at(-1)?.to).toBe('ada@halfdrop.example');

      const browser = shop.browser();
      const token = invitedToken();
      expect(await (await browser.get(`/admin/api/invitations/accept?token=${token}`)).json()).toMatchObject({
        email: 'ada@halfdrop.example',
        role: 'merchant',
      });
      const account = { token, name: 'Ada Venn', password: 'a good long one' };
      expect(
        (await browser.post('/admin/api/invitations/accept', { ...account, password: 'short' })).status,
      ).toBe(400);
      const replies = await Promise.all([
        browser.post('/admin/api/invitations/accept', account),
        browser.post('/admin/api/invitations/accept', account),
      ]);
      expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      expect((await browser.signIn('ada@halfdrop.example', 'a good long one')).status).toBe(200);
      expect(await (await browser.get('/admin/api/session')).json()).toMatchObject({ role: 'merchant' });
      expect(await errorCode(await owner.post('/admin/api/invitations', invitation))).toBe('STAFF_EXISTS');

      const log = (await (
        await owner.get('/admin/api/audit-log?filter={"operation":"counterpart.invite"}')
      ).json()) as object[];
      expect(log).toEqual([
        expect.objectContaining({
          staffEmail: 'owner@halfdrop.example',
          after: { email: 'ada@halfdrop.example', role: 'merchant' },
        }),
      ]);
    });

    it('voids an invitation by time, by sending it again and by withdrawing it', async () => {
      const owner = await shop.signedIn('owner');
      const open = (token: string) => shop.browser().get(`/admin/api/invitations/accept?token=${token}`);
      const invited = await owner.post('/admin/api/invitations', {
        email: 'bo@halfdrop.example',
        role: 'viewer',
      });
      const { id } = (await invited.json()) as { id: string };
      const first = invitedToken();
      shop.advance(WEEK + 1000);
      await owner.post('/admin/api/confirmation', { password: 'halfdrop-owner' });
      expect((await open(first)).status).toBe(404);
      expect((await owner.post(`/admin/api/invitations/${id}/resend`)).status).toBe(200);
      const second = invitedToken();
      expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
      expect((await owner.send('DELETE', `/admin/api/invitations/${id}`)).status).toBe(200);
      expect((await open(second)).status).toBe(404);
    });

    it('answers with the link where no mail server sends it, and only there', async () => {
      const invitation = { email: 'bo@halfdrop.example', role: 'viewer' };
      const linkFrom = async (reply: Response) => (await reply.json()) as { id: string; link?: string };
      const owner = await shop.signedIn('owner');
      const { id, link } = await linkFrom(await owner.post('/admin/api/invitations', invitation));
      expect(link).toContain(`/admin/accept-invitation?token=${invitedToken()}`);
      const again = await linkFrom(await owner.post(`/admin/api/invitations/${id}/resend`));
      expect(again.link).toContain(`?token=${invitedToken()}`);
      shop.gateway.hasMailbox = async () => false;
      expect(await linkFrom(await owner.post(`/admin/api/invitations/${id}/resend`))).not.toHaveProperty(
        'link',
      );
      shop.gateway.hasMailbox = async () => true;
    });

    it('changes a role at once and records before and after', async () => {
      const owner = await shop.signedIn('owner');
      const viewer = await shop.signedIn('viewer');
      const id = await memberId(owner, 'viewer');
      const record = await (await owner.get(`/admin/api/staff/${id}`)).json();
      expect(
        (await owner.put(`/admin/api/staff/${id}`, { ...(record as object), role: 'editor' })).status,
      ).toBe(200);
      expect(await (await viewer.get('/admin/api/session')).json()).toMatchObject({ role: 'editor' });
      const filter = encodeURIComponent(
        JSON.stringify({ entityId: id, operation: 'counterpart.updateStaff' }),
      );
      expect(await (await owner.get(`/admin/api/audit-log?filter=${filter}`)).json()).toEqual([
        expect.objectContaining({
          before: expect.objectContaining({ role: 'viewer' }),
          after: expect.objectContaining({ role: 'editor' }),
        }),
      ]);
      expect((await owner.put(`/admin/api/staff/${id}`, { role: 'emperor' })).status).toBe(400);
    });

    it('shuts a deactivated person out at once', async () => {
      const owner = await shop.signedIn('owner');
      const editor = await shop.signedIn('editor');
      const id = await memberId(owner, 'editor');
      expect((await owner.put(`/admin/api/staff/${id}`, { active: false })).status).toBe(200);
      expect((await editor.get('/admin/api/session')).status).toBe(401);
      expect((await shop.browser().signIn('editor@halfdrop.example', 'halfdrop-editor')).status).toBe(401);
      await shop
        .browser()
        .post('/admin/api/auth/request-password-reset', { email: 'editor@halfdrop.example' });
      expect(shop.mails).toEqual([]);
      expect((await owner.put(`/admin/api/staff/${id}`, { active: true })).status).toBe(200);
      expect((await shop.browser().signIn('editor@halfdrop.example', 'halfdrop-editor')).status).toBe(200);
    });

    it('keeps an owner, also when two demote each other at once', async () => {
      const owner = await shop.signedIn('owner');
      const id = await memberId(owner, 'owner');
      expect(await errorCode(await owner.put(`/admin/api/staff/${id}`, { role: 'viewer' }))).toBe(
        'LAST_OWNER',
      );
      expect(await errorCode(await owner.put(`/admin/api/staff/${id}`, { active: false }))).toBe(
        'LAST_OWNER',
      );

      const merchantId = await memberId(owner, 'merchant');
      expect((await owner.put(`/admin/api/staff/${merchantId}`, { role: 'owner' })).status).toBe(200);
      const second = await shop.signedIn('merchant');
      const replies = await Promise.all([
        owner.put(`/admin/api/staff/${merchantId}`, { role: 'viewer' }),
        second.put(`/admin/api/staff/${id}`, { role: 'viewer' }),
      ]);
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    });

    it('lets an owner reset a lost second factor', async () => {
      const owner = await shop.signedIn('owner');
      const id = await memberId(owner, 'viewer');
      expect((await owner.post(`/admin/api/staff/${id}/reset-two-factor`)).status).toBe(200);
      expect((await owner.post('/admin/api/staff/nobody/reset-two-factor')).status).toBe(404);
    });

    it('sets up the first owner by a link that works once', async () => {
      const fresh = startGateway(database(), { demo: false });
      const link = new URL((await makeSetupLink(fresh.gateway)) ?? '');
      expect(link.pathname).toBe('/admin/setup');
      const token = link.searchParams.get('token') ?? '';
      const browser = fresh.browser();
      const state = async () => (await browser.get(`/admin/api/setup?token=${token}`)).json();
      expect(await state()).toEqual({ needed: true, valid: true });
      expect(await (await browser.get('/admin/api/setup?token=other')).json()).toEqual({
        needed: true,
        valid: false,
      });

      const account = { token, name: 'Ida', email: 'ida@shop.example', password: 'the very first one' };
      expect((await browser.post('/admin/api/setup', { ...account, token: 'other' })).status).toBe(400);
      expect((await browser.post('/admin/api/setup', { ...account, password: 'short' })).status).toBe(400);
      const replies = await Promise.all([
        browser.post('/admin/api/setup', account),
        browser.post('/admin/api/setup', account),
      ]);
      expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      expect(await state()).toEqual({ needed: false, valid: false });
      expect(await makeSetupLink(fresh.gateway)).toBeUndefined();
      expect((await browser.signIn('ida@shop.example', 'the very first one')).status).toBe(200);
      expect(await (await browser.get('/admin/api/session')).json()).toMatchObject({ role: 'owner' });
    });

    it('lets a set-up link expire', async () => {
      const fresh = startGateway(database(), { demo: false });
      const token = new URL((await makeSetupLink(fresh.gateway)) ?? '').searchParams.get('token');
      fresh.advance(86_400_000 + 1000);
      const account = { token, name: 'Ida', email: 'ida@shop.example', password: 'the very first one' };
      expect((await fresh.browser().post('/admin/api/setup', account)).status).toBe(400);
    });

    it('new orders are emailed to those who want it, as long as they may read orders', async () => {
      const wanting = async () =>
        (await staffCollaborators({ demo: true }).list(database().kysely))
          .filter(({ wantsOrderEmails }) => wantsOrderEmails)
          .map(({ email }) => email);
      for (const role of ['merchant', 'editor']) {
        const person = await shop.signedIn(role);
        expect((await person.put('/admin/api/profile', { orderEmails: true })).status).toBe(200);
        expect(await (await person.get('/admin/api/session')).json()).toMatchObject({
          staff: { orderEmails: true },
        });
      }
      expect(await wanting()).toEqual(['merchant@halfdrop.example']);
      await (await shop.signedIn('merchant')).put('/admin/api/profile', { orderEmails: false });
      expect(await wanting()).toEqual([]);
    });
  },
  gatewayMigrations,
);
