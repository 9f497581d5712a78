import { describe, expect, it } from 'vitest';
import { placesOf, readPdf } from '../../../testing/pdf.ts';
import { A4, openSheet } from './sheet.ts';
import { visualRuns } from './visual-runs.ts';

const open = (rtl = false) =>
  openSheet({ title: 'Test', locale: rtl ? 'he' : 'en', rtl, created: new Date('2026-11-17T10:00:00Z') });
const box = { x: 40, y: 40, width: 500 };

describe('a sheet', () => {
  it.each([
    'Crème brûlée, Łódź, Žižka, Ærø, İstanbul, Ășter',
    'Привет, Київ — № 5',
    'Καλημέρα, Ελλάδα',
    'Total: €1,234.50 · £9 · 12 ₪',
  ])('can be read back: %s', async (text) => {
    const sheet = await open();
    sheet.addPage();
    sheet.text(text, box);
    expect((await readPdf(await sheet.end()))[0]?.join('')).toBe(text);
  });

  it('sets Hebrew from the right, and numbers in it from the left', async () => {
    const sheet = await open(true);
    sheet.addPage();
    sheet.text('הזמנה 12871 מתאריך', box);
    const found = await placesOf(await sheet.end());
    const left = (str: string): number => found.find((item) => item.str.includes(str))?.left ?? Number.NaN;
    expect(left('הזמנה')).toBeGreaterThan(left('12871'));
    expect(left('12871')).toBeGreaterThan(left('מתאריך'));
    expect(found.find(({ str }) => str.includes('הזמנה'))?.dir).toBe('rtl');
    // It begins at the right edge of its box, which is mirrored with the page.
    expect(left('מתאריך')).toBeGreaterThan(A4.width / 2);
  });

  it('keeps two Hebrew words in their order within an English line', async () => {
    const sheet = await open();
    sheet.addPage();
    sheet.text('To: דנה כהן, Haifa', box);
    expect((await readPdf(await sheet.end()))[0]?.join('')).toContain('דנה כהן');
  });

  it('numbers the pages of each part once it has ended', async () => {
    const sheet = await open();
    for (const pages of [2, 3]) {
      for (let page = 0; page < pages; page++) sheet.addPage();
      sheet.closePages((page, of) => void sheet.text(`${page}/${of}`, box));
    }
    expect((await readPdf(await sheet.end())).flat()).toEqual(['1/2', '2/2', '1/3', '2/3', '3/3']);
  });

  it('breaks long texts and long words, and loses nothing', async () => {
    const sheet = await open();
    sheet.addPage();
    const text = `${'words '.repeat(40)}${'x'.repeat(300)}`;
    const height = sheet.text(text, { ...box, width: 120 });
    expect(height).toBe(sheet.heightOf(text, 120));
    const [page = []] = await readPdf(await sheet.end());
    expect(page.length).toBeGreaterThan(10);
    expect(page.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  });

  it('draws no mark that only says how to read', () => {
    const amount = new Intl.NumberFormat('he', { style: 'currency', currency: 'EUR' }).format(60);
    for (const line of [amount, `−${amount}`, 'a\u200Eb', '\u200F'])
      for (const side of ['ltr', 'rtl'] as const) {
        const runs = visualRuns(line, side, () => 'text');
        expect(runs.map(({ text }) => text).join('')).not.toMatch(/[\u200E\u200F\u202A-\u202E]/);
        expect(runs.every(({ text }) => text !== '')).toBe(true);
      }
  });

  it('reads a telephone number from the left', () => {
    const runs = visualRuns('+972 50 123 4567', 'rtl', () => 'text');
    expect(runs.map(({ text }) => text).join('')).toBe('+972 50 123 4567');
  });

  it('mirrors brackets in text that is read from the right', () => {
    const [run] = visualRuns('(שלום)', 'rtl', () => 'hebrew');
    expect(run).toEqual({ text: ')שלום(', face: 'hebrew', rtl: true });
  });
});
