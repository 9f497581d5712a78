import { describe, expect, it } from 'vitest';
import { emptyTransactions } from '../../order-transactions/public.ts';
import { renderEmail } from '#platform/mails/render-email.ts';
import type { WrittenMail } from '#platform/mails/mail-layout.ts';
import type { Order } from '../order.ts';
import { confirmationMail, paymentDeclinedMail, refundMail } from './order-mails.ts';
import { en, he } from './messages.ts';

const site = {
  id: 'site',
  name: 'Halfdrop',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  locale: 'en',
  publicUrl: 'https://shop.test',
  clients: [],
};

const money = (amount: string) => ({ amount, formattedAmount: `€${amount}` });

const order = (more: Partial<Order> = {}): Order => ({
  id: 'order-1',
  number: '10042',
  createdDate: '2026-11-21T12:00:00.000Z',
  currency: 'EUR',
  checkoutId: 'checkout-1',
  buyerInfo: { email: 'anna@example.com' },
  billingInfo: { contactDetails: { firstName: 'Anna' } },
  activities: [],
  lineItems: [
    {
      id: 'line-1',
      productName: { original: 'Low sun' },
      descriptionLines: [{ name: { original: 'Size' }, plainText: { original: '50 × 70 cm' } }],
      image: { id: 'low-sun.svg', url: '', width: 500, height: 700 },
      quantity: 2,
      price: money('60.00'),
      lineItemPrice: money('120.00'),
    },
  ],
  taxIncludedInPrices: true,
  priceSummary: {
    subtotal: money('120.00'),
    discount: money('12.00'),
    shipping: money('0.00'),
    tax: money('18.90'),
    total: money('108.00'),
  },
  shippingInfo: {
    title: 'Standard',
    logistics: {
      shippingDestination: {
        address: { country: 'PT', city: 'Lisboa', postalCode: '1100-048', addressLine: 'Rua Augusta 1' },
        contactDetails: { firstName: 'Anna', lastName: 'Berg' },
      },
    },
  },
  ...more,
});

const htmlOf = (mail: WrittenMail | undefined): string => (mail?.letter ? renderEmail(mail.letter) : '');

describe('mails about orders', () => {
  it('assumed: the confirmation tells lines, totals, address and the way to the order', () => {
    const [mail] = confirmationMail(order(), site);
    expect(mail).toMatchObject({ to: 'anna@example.com', subject: 'Halfdrop: order 10042' });
    expect(mail?.text).toBe(
      [
        'Thank you for your order',
        'Hello Anna,\nWe have your order 10042 and start on it now.',
        'Low sun  50 × 70 cm · 2 × €60.00  €120.00',
        'Subtotal: €120.00\nDiscount: −€12.00\nDelivery: Free\nTotal: €108.00\nVAT included: €18.90',
        'Delivered to (Standard):\nAnna Berg\nRua Augusta 1\n1100-048 Lisboa\nPortugal',
        'See your order:\nhttps://shop.test/order-look-up?number=10042',
        'Halfdrop',
      ].join('\n\n'),
    );
    expect(htmlOf(mail)).toContain(
      'src="https://shop.test/media/low-sun.svg/v1/fill/w_104,h_104/low-sun.svg"',
    );
    for (const words of ['Low sun', '€108.00', 'Rua Augusta 1<br/>1100-048 Lisboa']) {
      expect(htmlOf(mail)).toContain(words);
    }
  });

  it('assumed: whoever pays less tax than others is told why, as at the checkout', () => {
    const [line] = order().lineItems;
    const taxed = (taxBreakdown: object[]) =>
      order({ lineItems: [{ ...line, taxInfo: { taxBreakdown } }] as Order['lineItems'] });
    const reversed = taxed([{ taxName: 'Reverse charge', rate: '0', exemptAmount: money('120.00') }]);
    expect(confirmationMail(reversed, site)[0]?.text).toContain(en.relief.REVERSE_CHARGE);
    const exempt = taxed([{ taxName: 'VAT', rate: '0.05', exemptAmount: money('90.00') }]);
    expect(confirmationMail({ ...exempt, buyerLanguage: 'he' }, site)[0]?.text).toContain(
      he.relief.EXEMPT_GROUP,
    );
  });

  it('assumed: nobody starts on an order of gift cards, which go out by themselves', () => {
    const [line] = order().lineItems ?? [];
    const lineItems = [{ ...line, itemType: { preset: 'GIFT_CARD' as const } }];
    const [mail] = confirmationMail(order({ lineItems }), site);
    expect(mail?.text).toContain('We have your order 10042. Each gift card is sent by email, on its day.');
  });

  it('assumed: members are led to their account, in their language', () => {
    const [mail] = confirmationMail(
      order({ buyerLanguage: 'he', buyerInfo: { email: 'noa@example.com', memberId: 'm' } }),
      site,
    );
    expect(htmlOf(mail)).toContain('dir="rtl"');
    expect(mail?.text).toContain('תודה על ההזמנה');
    expect(mail?.text).toContain('https://shop.test/he/account/orders/order-1');
  });

  it('assumed: what a gift card paid stands below the total', () => {
    const transactions = {
      ...emptyTransactions('order-1'),
      payments: [
        { id: 'p', status: 'APPROVED' as const, amount: money('25.00'), giftcardPaymentDetails: {} },
      ],
    };
    expect(confirmationMail(order(), site, transactions)[0]?.text).toContain(
      'Total: €108.00\nGift card: −€25.00\nTo pay: €83.00\nVAT included: €18.90',
    );
    const [all] = transactions.payments.map((payment) => ({ ...payment, amount: money('108.00') }));
    const covered = { ...transactions, payments: all ? [all] : [] };
    expect(confirmationMail(order({ paymentStatus: 'PAID' }), site, covered)[0]?.text).toContain(
      'Total: €108.00\nGift card: −€108.00\nPaid: €0.00',
    );
  });

  it('assumed: a declined payment leads back to the checkout', () => {
    const [mail] = paymentDeclinedMail(order(), site, '108.00');
    expect(mail?.text).toContain('The payment of €108.00 for your order 10042 was declined');
    expect(mail?.text).toContain('https://shop.test/checkout?checkoutId=checkout-1');
  });

  it('assumed: what people of the shop write is text, never HTML', () => {
    const [mail] = refundMail(order(), site, '10.00', 'Sorry <b>about</b> that');
    expect(mail?.text).toContain('We are sending €10.00 back to you for your order 10042.');
    expect(htmlOf(mail)).toContain('Sorry &lt;b&gt;about&lt;/b&gt; that');
  });

  it('assumed: nobody to write to, nothing to send', () => {
    expect(confirmationMail(order({ buyerInfo: {} }), site)).toEqual([]);
  });

  it('assumed: both languages name the same things', () => {
    const slots = (value: unknown): unknown =>
      typeof value === 'string'
        ? (value.match(/\{\w+\}/g) ?? []).toSorted((a, b) => a.localeCompare(b))
        : Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, slots(one)]));
    expect(slots(he)).toEqual(slots(en));
  });
});
