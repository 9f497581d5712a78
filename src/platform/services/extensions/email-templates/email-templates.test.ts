import { beforeAll, expect, it } from 'vitest';
import { EMAIL_TEMPLATE_NAMES, noEmailTexts } from '#shared/email-templates.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import type { EmailTemplate } from '#shared/extensions/email-templates.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { orderModules, plainOrder } from '#testing/orders.ts';
import { startStack, TEST_SITE, type Stack } from '#testing/stack.ts';

onDatabase(
  'texts of emails',
  (database) => {
    let stack: Stack;
    beforeAll(() => {
      stack = startStack(database(), { site: { ...TEST_SITE, id: crypto.randomUUID() } });
    });

    const call = (name: string, body: object, headers: Record<string, string> = {}) =>
      stack.call('POST', extensionPath(name), body, headers);
    const templateIn = async (response: Response) =>
      ((await response.json()) as { template: EmailTemplate }).template;
    const read = async (name: string) => templateIn(await call('getEmailTemplate', { name }));
    const preview = async (name: string, language: string, change: object = {}) => {
      const text = { ...noEmailTexts().en, ...change };
      const response = await call('previewEmailTemplate', { name, language, text });
      return (await response.json()) as { subject: string; html: string };
    };

    it.each(EMAIL_TEMPLATE_NAMES)(
      'assumed: %s is previewed in each language with everything filled in',
      async (name) => {
        const { defaults } = await read(name);
        for (const language of ['en', 'he'] as const) {
          const { subject, html } = await preview(name, language);
          expect(subject).not.toMatch(/[{}]/);
          expect(html).not.toMatch(/\{\w+\}/);
          expect(html).toContain(`lang="${language}`);
          // With the default as its own text an email says the same.
          const same = await preview(name, language, defaults[language]);
          expect(same).toEqual({ subject, html });
        }
      },
    );

    it('assumed: an email is sent with the store’s own texts, and with the default again once they are empty', async () => {
      const { defaults } = await read('confirmation');
      const texts = noEmailTexts();
      texts.en = {
        subject: 'Hooray, {number} at {store}',
        intro: 'We pack it by hand.',
        closing: 'Kind regards,\nLior',
      };
      const saved = await templateIn(await call('updateEmailTemplate', { name: 'confirmation', texts }));
      expect(saved).toMatchObject({ texts, defaults });
      expect(await (await call('listEmailTemplates', {})).json()).toMatchObject({
        templates: expect.arrayContaining([{ name: 'confirmation', edited: ['en'] }]),
      });

      const sentFor = async () => {
        const { number } = await orderModules(stack).orders.createOrder(
          plainOrder('5.00', { buyerLanguage: 'en' }),
        );
        await stack.platform.deliverMail();
        return { number, mail: stack.mailer.sent.at(-1) };
      };
      const own = await sentFor();
      expect(own.mail).toMatchObject({ subject: `Hooray, ${own.number} at ${stack.site.name}` });
      expect(own.mail?.text).toContain('We pack it by hand.');
      expect(own.mail?.text).toContain('Kind regards,\nLior');
      expect(own.mail?.html).toContain('We pack it by hand.');

      await call('updateEmailTemplate', { name: 'confirmation', texts: noEmailTexts() });
      const usual = await sentFor();
      expect(usual.mail?.subject).toBe(`${stack.site.name}: order ${usual.number}`);
    });

    it('assumed: a placeholder that nothing fills in is rejected at its field', async () => {
      const texts = noEmailTexts();
      texts.he.intro = 'Hello {frist}';
      const response = await call('updateEmailTemplate', { name: 'backInStock', texts });
      expect(response.status).toBe(400);
      const body = JSON.stringify(await response.json());
      expect(body).toContain('texts.he.intro');
      expect(body).toContain('{store}, {name}');
      texts.he.intro = 'Hello {name}';
      expect((await call('updateEmailTemplate', { name: 'backInStock', texts })).status).toBe(200);
    });

    it.each([
      { en: { ...noEmailTexts().en, subject: 'two\nlines' } },
      { en: { ...noEmailTexts().en, closing: 'x'.repeat(1001) } },
      { fr: noEmailTexts().en },
    ])('assumed: %j is rejected', async (change) => {
      const texts = { ...noEmailTexts(), ...change };
      expect((await call('updateEmailTemplate', { name: 'invoice', texts })).status).toBe(400);
    });

    it('assumed: shoppers change nothing', async () => {
      const token = await stack.platform.tokens.sign({ siteId: stack.site.id, ...newVisitor() });
      const change = { name: 'invoice', texts: noEmailTexts() };
      expect((await call('updateEmailTemplate', change, { authorization: token })).status).toBe(403);
    });
  },
  shopMigrations,
);
