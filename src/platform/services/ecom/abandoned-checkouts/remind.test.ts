import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRINT, POSTER, startAbandonedShop, type AbandonedShop } from '#testing/abandoned-checkouts.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor, productId, shopMigrations } from '#testing/shop.ts';

onDatabase(
  'reminders',
  (database) => {
    let at: AbandonedShop;

    beforeAll(async () => {
      at = startAbandonedShop(database());
      await at.stock();
    });

    beforeEach(async () => {
      await at.set();
    });

    const idOf = async (checkoutId: string): Promise<string> => String((await at.of(checkoutId))?._id);
    const actsOf = async (id: string): Promise<string[]> =>
      (await at.told(id)).acts.map(({ type, why }) => (why ? `${type} ${why}` : type));

    it('docs: three, at their hours, each once, with the way back; none after the purchase', async () => {
      const begun = await at.start();
      await at.minutes(61);
      const id = await idOf(begun.checkoutId);
      expect(at.reminders(begun.email)).toHaveLength(1);
      expect(await at.told(id)).toMatchObject({ reminded: 1 });
      await at.minutes(10);
      expect(at.reminders(begun.email)).toHaveLength(1);
      await at.hours(23);
      await at.hours(1);
      await at.hours(48);
      await at.hours(24);
      const mails = at.reminders(begun.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Test shop: your cart is still here',
        'Test shop: you left something in your cart',
        'Test shop: the last word on your cart',
      ]);
      expect(mails[0]?.text).toContain('Poster');
      expect(mails[0]?.text).toContain('Hello Anna,');
      expect(mails[0]?.text).toMatch(/Poster.*€\d+\.\d\d\n[\s\S]*Total when you left: €\d+\.\d\d/);
      // What ends the reminders comes after what they are for.
      expect(mails[0]?.text).toMatch(/Open my cart:\n[\s\S]*Do not remind me again:\n/);
      expect((await at.api.getAbandonedCheckout(id)).activities?.map(({ type }) => type)).toEqual([
        'SCHEDULED',
        'EMAIL_SENT',
        'EMAIL_SENT',
        'EMAIL_SENT',
      ]);
      const { bag } = at.linksIn(mails[2]?.text ?? '');
      expect(await at.hosted('openAbandonedCart', { token: bag })).toMatchObject({ state: 'OPEN' });

      const bought = await at.start();
      await at.minutes(61);
      await at.buy(bought);
      await at.hours(100);
      expect(at.reminders(bought.email)).toHaveLength(1);
    });

    it('assumed: in Hebrew to whom the shop was in Hebrew', async () => {
      const begun = await at.start({ language: 'he' });
      await at.minutes(61);
      const [mail] = at.reminders(begun.email);
      expect(mail?.subject).toBe('Test shop: הסל שלכם עדיין כאן');
      expect(mail?.text).toContain('https://shop.test/he/your-bag?token=');
      expect((await at.of(begun.checkoutId))?.buyerLanguage).toBe('he');
    });

    it('assumed: of several that are due after a pause only the last; what is much too late is not sent', async () => {
      const begun = await at.start();
      at.shop.clock.advance(26 * 3_600_000);
      await at.lookAround();
      expect(at.reminders(begun.email)).toHaveLength(1);
      expect(await at.told(await idOf(begun.checkoutId))).toMatchObject({ reminded: 2 });
      const forgotten = await at.start();
      at.shop.clock.advance(30 * 86_400_000);
      await at.lookAround();
      expect(at.reminders(forgotten.email)).toEqual([]);
    });

    it('assumed: switched off, one by one or all; and by hours of its own', async () => {
      await at.set({
        reminders: [
          { on: false, hours: 1 },
          { on: true, hours: 5 },
          { on: false, hours: 9 },
        ],
      });
      const begun = await at.start();
      await at.hours(2);
      expect(at.reminders(begun.email)).toEqual([]);
      expect((await at.told(await idOf(begun.checkoutId))).nextReminder).toBeDefined();
      await at.hours(3.1);
      expect(at.reminders(begun.email)).toHaveLength(1);
      await at.hours(10);
      expect(at.reminders(begun.email)).toHaveLength(1);
      await at.set({ remind: false });
      const silent = await at.start();
      await at.hours(30);
      expect(at.reminders(silent.email)).toEqual([]);
      expect(await actsOf(await idOf(silent.checkoutId))).toEqual([]);
    });

    it('assumed: not to who is at it again, and anew once they leave it again', async () => {
      const begun = await at.start();
      await at.minutes(61);
      await at.hours(22);
      await at.touch(begun);
      await at.hours(2);
      expect(at.reminders(begun.email)).toHaveLength(1);
      await at.hours(23);
      expect(at.reminders(begun.email)).toHaveLength(2);
    });

    describe('consent', () => {
      it('docs: no reminder to an address that unsubscribed, in whatever case; again once it wants to', async () => {
        const begun = await at.start();
        await at.minutes(61);
        const [first] = at.reminders(begun.email);
        const [token = ''] = at.linksIn(first?.text ?? '').stops;
        expect(await at.hosted('getEmailOptOut', { token })).toMatchObject({
          kind: 'reminders',
          stopped: false,
        });
        // Looking stops nothing.
        expect((await at.told(await idOf(begun.checkoutId))).refused).toBe(false);
        expect(await at.hosted('changeEmailOptOut', { token, stop: true })).toMatchObject({ stopped: true });
        await at.hours(24);
        const id = await idOf(begun.checkoutId);
        expect(at.reminders(begun.email)).toHaveLength(1);
        expect(await actsOf(id)).toEqual(['SCHEDULED', 'EMAIL_SENT', 'EMAIL_NOT_SENT NOT_WANTED']);
        const upper = await at.start({ email: begun.email.toUpperCase() });
        await at.minutes(61);
        expect(at.reminders(upper.email)).toEqual([]);
        expect(await actsOf(await idOf(upper.checkoutId))).not.toContain('SCHEDULED');
        expect(await at.send(id)).toMatchObject({ status: 428, error: { code: 'REMINDER_NOT_SENT' } });
        expect(await at.hosted('changeEmailOptOut', { token, stop: false })).toMatchObject({
          stopped: false,
        });
        expect(await at.hosted('changeEmailOptOut', { token: `${token}x`, stop: true })).toMatchObject({
          status: 404,
        });
      });

      it('assumed: where the shop says so only who agreed; kept with what proves it, until it is withdrawn', async () => {
        await at.set({ whom: 'SUBSCRIBED' });
        const silent = await at.start();
        const agreed = await at.start();
        const tick = { checkoutId: agreed.checkoutId, given: true, words: 'Write to me.', language: 'en' };
        expect(await at.hosted('recordNewsletterConsent', tick, newVisitor())).toMatchObject({ status: 404 });
        expect(await at.hosted('recordNewsletterConsent', tick, agreed.caller as never)).toMatchObject({
          given: true,
        });
        const tickedAt = at.shop.clock.now().toISOString();
        await at.minutes(61);
        expect(at.reminders(silent.email)).toEqual([]);
        expect(await actsOf(await idOf(silent.checkoutId))).toEqual(['AUTOMATION_SKIPPED NOT_AGREED']);
        expect((await actsOf(await idOf(agreed.checkoutId)))[0]).toBe('SCHEDULED');
        const silentId = await idOf(silent.checkoutId);
        const shown = await at.told(silentId);
        expect([shown.notReminded, shown.nextReminder]).toEqual(['NOT_AGREED', undefined]);
        expect(await at.send(silentId)).toMatchObject({
          status: 428,
          error: {
            code: 'REMINDER_NOT_SENT',
            description: expect.stringContaining('newsletter subscribers') as string,
            data: { why: 'NOT_AGREED' },
          },
        });
        const [mail] = at.reminders(agreed.email);
        const id = await idOf(agreed.checkoutId);
        expect(await at.told(id)).toMatchObject({ nextReminder: expect.any(String) as string });
        expect(await at.told(id)).not.toHaveProperty('notReminded');
        expect((await at.told(id)).newsletter).toEqual({
          given: true,
          date: tickedAt,
          place: 'checkout',
          words: 'Write to me.',
          language: 'en',
        });
        const [, newsletter = ''] = at.linksIn(mail?.text ?? '').stops;
        expect(await at.hosted('changeEmailOptOut', { token: newsletter, stop: true })).toMatchObject({
          kind: 'newsletter',
          stopped: true,
        });
        expect((await at.told(id)).newsletter).toMatchObject({ given: false, place: 'mail' });
        // The proof of what was agreed to stays beside it.
        const { rows } = await sql`select given from newsletter_consents
          where email = ${agreed.email}`.execute(database().kysely);
        expect(rows).toHaveLength(2);
      });

      it('assumed: what was ticked counts once it is ordered, for the address it was ordered with', async () => {
        const begun = await at.start();
        const tick = { checkoutId: begun.checkoutId, words: 'Write to me.', language: 'en' };
        await at.hosted('recordNewsletterConsent', { ...tick, given: true }, begun.caller as never);
        const email = at.newEmail();
        await begun.modules.checkout.updateCheckout(begun.checkoutId, { buyerInfo: { email } });
        await at.buy(begun);
        const { rows } = await sql`select email, given from newsletter_consents
          where email in (${email}, ${begun.email})`.execute(database().kysely);
        expect(rows).toEqual([{ email, given: true }]);
        expect(
          await at.hosted('recordNewsletterConsent', { ...tick, given: false }, begun.caller as never),
        ).toMatchObject({
          status: 404,
        });
      });
    });

    describe('not sent', () => {
      it('assumed: of a cart that was emptied, or of what nobody sells any more', async () => {
        const emptied = await at.start();
        const { lineItems } = await emptied.modules.currentCart.getCurrentCart();
        await emptied.modules.currentCart.removeLineItemsFromCurrentCart([String(lineItems?.[0]?._id)]);
        await at.minutes(61);
        expect(at.reminders(emptied.email)).toEqual([]);
        expect(await actsOf(await idOf(emptied.checkoutId))).toEqual([
          'SCHEDULED',
          'AUTOMATION_SKIPPED EMPTY',
        ]);
      });

      it('assumed: to who bought by another checkout meanwhile, or left a later cart', async () => {
        const email = at.newEmail();
        const [first, second] = [await at.start({ email }), await at.start({ email })];
        await at.minutes(1);
        await at.touch(second);
        await at.minutes(61);
        expect(at.reminders(email)).toHaveLength(1);
        expect(await actsOf(await idOf(first.checkoutId))).toContain('AUTOMATION_SKIPPED OTHER_BAG');
        await at.buy(second);
        await at.hours(72);
        expect(at.reminders(email)).toHaveLength(1);
        expect(await actsOf(await idOf(first.checkoutId))).toContain('AUTOMATION_SKIPPED BOUGHT');
      });

      it('docs: what no mail server takes is told with the reason, once', async () => {
        const begun = await at.start();
        const { sent } = at.shop.mailer;
        at.shop.clock.advance(61 * 60_000);
        await at.shop.platform.maintain();
        expect(sent.filter(({ to }) => to === begun.email)).toEqual([]);
        await sql`update mail_queue set attempts = 8, error = 'no such box'
          where mail ->> 'to' = ${begun.email}`.execute(database().kysely);
        await at.minutes(1);
        await at.minutes(1);
        const id = await idOf(begun.checkoutId);
        expect(await actsOf(id)).toEqual(['SCHEDULED', 'EMAIL_SENT', 'EMAIL_NOT_SENT MAIL_REFUSED']);
      });

      it("assumed: nobody's words reach a stranger's box by a name", async () => {
        const begun = await at.start({ firstName: 'win at http://evil.test' });
        await at.minutes(61);
        const [mail] = at.reminders(begun.email);
        expect(mail?.text).toContain('Hello,');
        expect(mail?.text).not.toContain('evil');
      });
    });

    it('assumed: a person of the shop sends one at once, not twice within the hour, and leaves a note', async () => {
      await at.set({ remind: false });
      const begun = await at.start({
        items: [
          { id: PRINT, quantity: 1 },
          { id: POSTER, quantity: 1 },
        ],
      });
      await at.minutes(61);
      const id = await idOf(begun.checkoutId);
      expect((await at.send(id)).status).toBe(200);
      await at.lookAround();
      expect(at.reminders(begun.email)).toHaveLength(1);
      expect(await at.send(id)).toMatchObject({ status: 428, error: { code: 'REMINDED_JUST_NOW' } });
      const noted = { abandonedCheckoutId: id, note: ' call her ' };
      expect((await at.extension('changeAbandonedCheckoutNote', noted)).body.abandonedCheckout.note).toBe(
        'call her',
      );
      expect((await at.send(productId(7))).status).toBe(404);
      const authorization = await at.shop.platform.tokens.sign({
        siteId: at.shop.site.id,
        ...newVisitor(),
      });
      const details = at.extension('listAbandonedCheckoutDetails', { ids: [id] }, { authorization });
      expect((await details).status).toBe(403);
      const { summary } = (await at.extension('summarizeAbandonedCheckouts', {})).body;
      expect(summary.weeks).toHaveLength(8);
      expect(summary.open.count).toBeGreaterThan(0);
    });

    it('assumed: reminders that are not one after the other are rejected, and the preview is a mail', async () => {
      const wrong = await at.set({
        reminders: [
          { on: true, hours: 5 },
          { on: true, hours: 5 },
          { on: true, hours: 9 },
        ],
      });
      expect(wrong.status).toBe(400);
      expect((await at.set({ delayMinutes: 0 })).status).toBe(400);
      const { mail } = (await at.extension('previewReminder', { language: 'he', reminder: 2 })).body;
      expect(mail.html).toContain('dir="rtl"');
    });
  },
  shopMigrations,
);
