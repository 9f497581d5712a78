import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { CARD } from '#testing/gateways.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';
import { TEST_CARDS } from './cards.ts';
import { passesLuhn, readCard } from './validate-card.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const good = { ...CARD, number: '4242 4242 4242 4242' };

const rules = (changes: Partial<typeof good>): string[] => {
  const read = readCard({ ...good, ...changes }, now);
  return 'violations' in read ? read.violations.map(({ field, ruleName }) => `${field} ${ruleName}`) : [];
};

describe('the card form', () => {
  it('assumed: says of each field what is wrong with it', () => {
    expect(rules({})).toEqual([]);
    expect(rules({ number: '' })).toEqual(['number REQUIRED']);
    expect(rules({ number: '4242 4242 4242 4243' })).toEqual(['number CARD_NUMBER_INVALID']);
    expect(rules({ number: '4242' })).toEqual(['number CARD_NUMBER_INVALID']);
    expect(rules({ number: '4242x42424242424' })).toEqual(['number CARD_NUMBER_INVALID']);
    expect(rules({ expiry: '13/30' })).toEqual(['expiry EXPIRY_INVALID']);
    expect(rules({ expiry: '0430' })).toEqual(['expiry EXPIRY_INVALID']);
    expect(rules({ expiry: '04/99' })).toEqual(['expiry EXPIRY_INVALID']);
    expect(rules({ expiry: '10/26' })).toEqual(['expiry EXPIRED']);
    expect(rules({ expiry: '11 / 2026' })).toEqual([]);
    expect(rules({ cvc: '12' })).toEqual(['cvc CVC_INVALID']);
    expect(rules({ cvc: '1234' })).toEqual(['cvc CVC_INVALID']);
    expect(rules({ number: '378282246310005' })).toEqual(['cvc CVC_INVALID']);
    expect(rules({ number: '378282246310005', cvc: '1234' })).toEqual([]);
    expect(rules({ holder: '  ' })).toEqual(['holder REQUIRED']);
    expect(rules({ number: '', expiry: '', cvc: '', holder: '' })).toHaveLength(4);
  });

  it('assumed: takes nobody’s own card', () => {
    // A valid number of no documented card.
    expect(rules({ number: '4111 1111 1111 1111' })).toEqual(['number NOT_A_TEST_CARD']);
    expect(TEST_CARDS.every(({ number }) => passesLuhn(number))).toBe(true);
  });
});

onDatabase(
  'the test gateway',
  (database) => {
    let shop: PaymentStack;

    beforeAll(() => {
      shop = startPayments(database());
    });

    it('assumed: gives a token, brand and last digits for a card, and nothing else', async () => {
      const reply = await shop.browse('/payment-gateway/tokens', {
        method: 'POST',
        body: JSON.stringify(good),
      });
      expect(await reply.json()).toEqual({
        token: expect.stringMatching(/^tok_[\da-f]{32}$/) as string,
        card: { brand: 'Visa', lastFourDigits: '4242' },
      });
      expect(reply.headers.get('cache-control')).toBe('no-store');
    });

    it('assumed: an old token pays nothing', async () => {
      const token = await shop.token(good.number);
      shop.clock.advance(61 * 60_000);
      expect((await shop.charge(await shop.newOrder(), token)).charge?.reason).toBe('token_invalid');
    });

    it('assumed: the page of the second step speaks the shopper’s language and runs no script', async () => {
      const { charge } = await shop.charge(await shop.newOrder(), await shop.token('4000002760003184'));
      const { pathname } = new URL(String(charge?.redirectUrl));
      const page = async (language: string) => {
        const reply = await shop.browse(pathname, { headers: { 'accept-language': language } });
        return { policy: reply.headers.get('content-security-policy'), html: await reply.text() };
      };
      const english = await page('en-GB,en');
      expect(english.html).toContain('<html lang="en" dir="ltr">');
      expect(english.html).toContain('€116.85');
      expect(english.html).toContain('•••• 3184');
      expect(english.html).not.toMatch(/<script|style="/);
      expect(english.policy).toMatch(/^default-src 'none'; style-src 'nonce-/);
      expect((await page('he-IL,he;q=0.9')).html).toContain('<html lang="he" dir="rtl">');
      expect(english.html).toContain(shop.site.name);
      const named = await shop.call('POST', '/site-properties/v4/properties/business-profile', {
        businessProfile: { siteDisplayName: 'Quarterdrop' },
        fields: ['siteDisplayName'],
      });
      expect(named.status).toBe(200);
      expect((await page('en')).html).toContain('Quarterdrop');
      expect((await shop.browse('/payment-gateway/challenge/ch_unknown')).status).toBe(404);
    });

    it('assumed: no card number, code or holder is written down anywhere', async () => {
      for (const { number } of TEST_CARDS) {
        await shop.charge(await shop.newOrder(), await shop.token(number));
      }
      shop.clock.advance(20 * 60_000);
      await shop.gateway.work();
      await shop.platform.maintain();
      const { rows: tables } = await sql<{ name: string }>`
        SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(database().kysely);
      expect(tables.length).toBeGreaterThan(10);
      let written = JSON.stringify([shop.errors, shop.mailer.sent]);
      for (const { name } of tables) {
        const { rows } = await sql<{ text: string }>`
          SELECT row_to_json(t)::text AS text FROM ${sql.id(name)} t`.execute(database().kysely);
        written += rows.map(({ text }) => text).join('\n');
      }
      const digits = written.replaceAll(/(?<=\d)[\s-](?=\d)/g, '');
      expect(TEST_CARDS.filter(({ number }) => digits.includes(number))).toEqual([]);
      expect(written).not.toContain(CARD.holder);
      expect(written).not.toMatch(/"(cvc|holder|expiry)"/);
    });
  },
  paymentTestMigrations,
);
