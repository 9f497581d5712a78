import { expect, it } from 'vitest';
import { renderEmail } from './render-email.ts';
import { mailLayout } from './mail-layout.ts';

const site = { name: 'Halfdrop <&>', publicUrl: 'https://shop.test' };

it('assumed: says the same in HTML and plain text', () => {
  const { letter, text } = mailLayout({
    site,
    locale: 'en',
    heading: 'Thank you',
    blocks: [
      { kind: 'text', text: 'Two posters.' },
      { kind: 'items', items: [{ title: 'Moiré', detail: '2 × €30.00', amount: '€60.00' }] },
      { kind: 'sums', rows: [{ label: 'Total', amount: '€60.00', strong: true }] },
    ],
    action: { label: 'See the order', url: 'https://shop.test/account/orders/1?a=b&c=d' },
    footnote: 'Bye.',
  });
  expect(text).toBe(
    'Thank you\n\nTwo posters.\n\nMoiré  2 × €30.00  €60.00\n\nTotal: €60.00\n\nSee the order:\nhttps://shop.test/account/orders/1?a=b&c=d\n\nBye.\n\nHalfdrop <&>',
  );
  const html = renderEmail(letter);
  // A long word, such as a tracking number, does not widen the letter.
  expect(html).toContain('word-break:break-word');
  for (const words of ['Two posters.', 'Moiré', '€60.00', 'See the order', 'Bye.'])
    expect(html).toContain(words);
  expect(html).toContain('href="https://shop.test/account/orders/1?a=b&amp;c=d"');
});

it('assumed: shows small links after the button, and a long address only behind it', () => {
  const url = `https://shop.test/your-bag?token=${'x'.repeat(200)}`;
  const { letter, text } = mailLayout({
    site,
    locale: 'en',
    heading: 'Your cart',
    blocks: [],
    action: { label: 'Open my cart', url },
    links: [
      { label: 'No more reminders', url: 'https://shop.test/stop' },
      { label: 'Unsubscribe', url: 'https://shop.test/unsubscribe' },
    ],
    footnote: 'Bye.',
  });
  expect(text).toContain(
    `${url}\n\nNo more reminders:\nhttps://shop.test/stop\n\nUnsubscribe:\nhttps://shop.test/unsubscribe\n\nBye.`,
  );
  const html = renderEmail(letter);
  const at = (words: string) => html.indexOf(words);
  expect(at('Open my cart')).toBeGreaterThan(-1);
  expect(at('Open my cart')).toBeLessThan(at('No more reminders'));
  expect(at('No more reminders')).toBeLessThan(at('Bye.'));
  expect(html.split(url)).toHaveLength(2);
});

it('assumed: lets nobody write HTML into a mail', () => {
  const evil = '"><script>alert(1)</script>';
  const { letter } = mailLayout({
    site: { ...site, name: evil },
    locale: 'en',
    heading: evil,
    blocks: [
      { kind: 'text', text: evil },
      { kind: 'code', code: evil },
      { kind: 'items', items: [{ title: evil, detail: evil, amount: evil, imageUrl: evil }] },
      { kind: 'sums', rows: [{ label: evil, amount: evil }] },
    ],
    action: { label: evil, url: evil },
    links: [{ label: evil, url: evil }],
  });
  expect(renderEmail(letter)).not.toContain('<script');
});

it('assumed: reads from right to left where the language does', () => {
  const hebrew = mailLayout({
    site,
    locale: 'he-IL',
    heading: 'שלום',
    blocks: [{ kind: 'code', code: '123456' }],
  });
  const html = renderEmail(hebrew.letter);
  expect(html).toContain('<html lang="he-IL" dir="rtl">');
  expect(html).toMatch(/<p dir="ltr"[^>]*>123456/);
});
