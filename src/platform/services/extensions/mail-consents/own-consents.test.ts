import { beforeAll, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import type { OwnMails } from '#shared/own-mails.ts';
import { onDatabase } from '#testing/engines.ts';
import { shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import { seedMembers } from '../../members/members/public.ts';
import { isSubscribed, isOptedOut } from './public.ts';
import { newsletterOf, recordConsent } from './newsletter.ts';

const agreed = {
  given: true,
  date: '2026-01-05T10:00:00.000Z',
  place: 'checkout',
  words: 'Write to me now and then',
  language: 'en',
};

onDatabase(
  'the mails of a member',
  (database) => {
    let shop: Shop;
    let made = 0;
    const where = () => ({ db: database().kysely, siteId: shop.site.id });

    beforeAll(() => {
      shop = startShop(database());
    });

    const join = async () => {
      const number = String(++made).padStart(12, '0');
      const [id, contactId] = [`aaaaaaaa-0000-4000-8000-${number}`, `cccccccc-0000-4000-8000-${number}`];
      const email = `mails${number}@example.com`;
      const createdDate = shop.clock.now().toISOString();
      await seedMembers(database().kysely, shop.site.id, [
        { id, contactId, email, createdDate, contact: {} },
      ]);
      return { email, caller: { kind: 'member' as const, memberId: id } };
    };
    /** Nobody has shown yet that the address is theirs. */
    const register = async () => {
      const email = `new${++made}@example.com`;
      const answer = await shop.call('POST', '/members/v1/members', { member: { loginEmail: email } });
      const { member } = (await answer.json()) as { member: { id: string } };
      return { email, caller: { kind: 'member' as const, memberId: member.id } };
    };
    type Caller = Awaited<ReturnType<typeof join>>['caller'] | { kind: 'visitor'; visitorId: string };
    const ask = async (
      caller: Caller,
      name: 'getMyEmailSettings' | 'changeMyEmailSettings',
      body: object = {},
    ) => {
      const authorization = await shop.platform.tokens.sign({ siteId: shop.site.id, ...caller });
      const answer = await shop.call('POST', extensionPath(name), body, { authorization });
      return { ...((await answer.json()) as OwnMails), http: answer.status };
    };

    it('assumed: are told with what was agreed to, and ended and taken up again with proof of each', async () => {
      const { email, caller } = await join();
      expect(await ask(caller, 'getMyEmailSettings')).toEqual({
        http: 200,
        email,
        verified: true,
        reminders: true,
      });
      expect(
        await ask(caller, 'changeMyEmailSettings', { kind: 'newsletter', stop: false }),
      ).not.toHaveProperty('newsletter');
      await recordConsent(where(), email.toUpperCase(), agreed);
      expect((await ask(caller, 'getMyEmailSettings')).newsletter).toEqual({
        given: true,
        date: agreed.date,
        words: agreed.words,
      });
      expect(await ask(caller, 'changeMyEmailSettings', { kind: 'newsletter', stop: true })).toMatchObject({
        newsletter: { given: false, date: shop.clock.now().toISOString() },
      });
      expect(await isSubscribed(where(), email)).toBe(false);
      expect((await newsletterOf(where(), [email])).get(email)).toMatchObject({
        place: 'account',
        words: agreed.words,
      });
      await ask(caller, 'changeMyEmailSettings', { kind: 'newsletter', stop: false });
      expect(await isSubscribed(where(), email)).toBe(true);
    });

    it('assumed: no reminders come to whoever ended them', async () => {
      const { email, caller } = await join();
      for (const stop of [true, true, false]) {
        expect(await ask(caller, 'changeMyEmailSettings', { kind: 'reminders', stop })).toMatchObject({
          reminders: !stop,
        });
        expect(await isOptedOut(where(), 'reminders', email)).toBe(stop);
      }
    });

    it('assumed: an address that nobody has shown to be theirs tells nothing and changes nothing', async () => {
      const { email, caller } = await register();
      await recordConsent(where(), email, agreed);
      expect(await ask(caller, 'getMyEmailSettings')).toEqual({
        http: 200,
        email,
        verified: false,
        reminders: true,
      });
      expect((await ask(caller, 'changeMyEmailSettings', { kind: 'newsletter', stop: true })).http).toBe(428);
      expect(await isSubscribed(where(), email)).toBe(true);
    });

    it('assumed: visitors have none, and what is none of both kinds is rejected', async () => {
      expect((await ask({ kind: 'visitor', visitorId: 'somebody' }, 'getMyEmailSettings')).http).toBe(403);
      const { caller } = await join();
      for (const wrong of [{}, { kind: 'orders', stop: true }, { kind: 'newsletter', stop: 'yes' }])
        expect((await ask(caller, 'changeMyEmailSettings', wrong)).http).toBe(400);
    });
  },
  shopMigrations,
);
