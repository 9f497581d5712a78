import { describe, expect, it } from 'vitest';
import { copyPdf, inkOf, placesOf, readPdf } from '#testing/pdf.ts';
import { charactersOf } from './faces.ts';
import { A4, openSheet, type Sheet, type TextStyle } from './sheet.ts';
import { directionOf, visualRuns, type Direction } from './visual-runs.ts';

const runsOf = (line: string, side: Direction) =>
  visualRuns(line, directionOf(line, side), Array.from({ length: line.length }).fill('text'));

const open = (rtl = false) =>
  openSheet({ title: 'Test', locale: rtl ? 'he' : 'en', rtl, created: new Date('2026-11-17T10:00:00Z') });
const box = { x: 40, y: 40, width: 500 };

const SMALL = { width: 300, height: 240 };

/** A small page for each text. */
async function print(
  texts: readonly string[],
  place: Parameters<Sheet['text']>[1] = { x: 10, y: 40, width: 280 },
  style: TextStyle = {},
): Promise<{ pdf: Uint8Array; heights: number[] }> {
  const sheet = await open();
  const heights = texts.map((text) => {
    sheet.addPage(SMALL);
    const height = sheet.text(text, place, style);
    expect(height).toBe(sheet.heightOf(text, place.width, style));
    return height;
  });
  return { pdf: await sheet.end(), heights };
}

describe('a sheet', () => {
  it('can be read back in every script', async () => {
    const texts = [
      'Crème brûlée, Łódź, Žižka, Ærø, İstanbul, Ășter',
      'Привет, Київ — № 5',
      'Καλημέρα, Ελλάδα',
      'Total: €1,234.50 · £9 · 12 ₪',
      '中国上海市浦东新区 “订单”。㛃',
      '臺北市信義區',
      '株式会社𠮷野家 東京都・「箱」',
      '서울특별시 강남구 123번지',
      'شركة الاختبار للتجارة، دبي',
      'ประเทศไทย น้ำ ปู่ กี้',
      'Հայաստան Երևան',
      'საქართველო თბილისი',
      '🎁👍☎ ★ → ✓ ™',
    ];
    const { pdf } = await print([...texts, 'e\u0301 \u1112\u1161\u11AB\tend']);
    expect((await readPdf(pdf)).map((lines) => lines.join(''))).toEqual([...texts, 'é 한 end']);
  });

  it('can be copied where letters join and change places, or no font has them', async () => {
    const texts = [
      'हिन्दी में क्षत्रिय विद्यार्थी कि र्कि त्र',
      'বাংলাদেশ ক্ষমতা কো',
      'தமிழ்நாடு கொ பெ',
      'తెలుగు క్షేత్రం ಕನ್ನಡ ಕ್ಷೇತ್ರ',
      'മലയാളം ക്ഷേത്രം',
      'ગુજરાતી ક્ષેત્ર ਪੰਜਾਬੀ ଓଡ଼ିଆ',
      'සිංහල ශ්‍රී',
      'ລາວ ភាសាខ្មែរ አማርኛ',
      'हिन्दी தமிழ் ไทย, Acme 12',
      'မြန်မာ, which no font has',
    ];
    expect(await copyPdf((await print(texts)).pdf)).toEqual(texts);
  });

  it('draws within the width and height that it measured', async () => {
    const texts = [
      'Ålesund, Tiếng Việt, Ålesund',
      '请在工作日上午九点到下午五点之间送货，如果没有人在家，请把包裹交给邻居（三楼右边）。谢谢！',
      '平日の午前九時から午後五時の間に配達してください。不在の場合は隣の方にお渡しください。',
      '평일 오전 아홉 시에서 오후 다섯 시 사이에 배달해 주세요. 집에 없으면 이웃에게 맡겨 주세요.',
      'ที่อยู่จัดส่งสินค้าของลูกค้าคือบ้านเลขที่สิบสองถนนสุขุมวิทแขวงคลองเตยเขตคลองเตย',
      'कृपया कार्यदिवसों में सुबह नौ बजे से शाम पाँच बजे के बीच डिलीवरी करें, क्ष्रूँ',
      'తెలుగు స్త్ర్యా క్షేత్రం తెలుగు స్త్ర్యా క్షేత్రం తెలుగు స్త్ర్యా',
      'ភាសាខ្មែរស្រីខ្ញុំភាសាខ្មែរស្រីខ្ញុំភាសាខ្មែរស្រីខ្ញុំ',
      'يرجى تسليم الطرد بِسْمِ ٱللَّٰهِ بين الساعة 9 صباحا و 5 مساء (Acme Ltd) شكرا',
      '🎁👨‍👩‍👧🇩🇪❤️👍🏽☎✂🎁👨‍👩‍👧🇩🇪❤️👍🏽☎✂🎁',
      'https://example.com/Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen',
    ];
    const place = { x: 90, y: 30, width: 120 };
    for (const strong of [false, true]) {
      const { pdf, heights } = await print(texts, place, { size: 12, strong });
      const inks = await inkOf(pdf);
      const outside = texts.filter((_, at) => {
        const { left = 0, right = 0, top = 0, bottom = 0 } = inks[at] ?? {};
        const wide = left < place.x - 1 || right > place.x + place.width + 1;
        const high = top < place.y - 1 || bottom > place.y + (heights[at] ?? 0) + 1;
        return wide || high || right - left < place.width * 0.6;
      });
      expect(outside).toEqual([]);
    }
  });

  it('prints a mark for each character of a script that no font has, which can be copied where it is read from the left', async () => {
    const texts = {
      Burmese: 'မြန်မာနိုင်ငံ ရန်ကုန်',
      Tibetan: 'བོད་ཡིག་ལྷ་ས',
      Mongolian: 'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ',
      Cherokee: 'ᏣᎳᎩ',
      Tifinagh: 'ⵜⴰⵎⴰⵣⵉⵖⵜ',
      Javanese: 'ꦗꦮ',
      Canadian: 'ᐃᓄᒃᑎᑐᑦ',
      Yi: 'ꆈꌠ',
      mixed: 'Acme မြန်မာ 12, 中国 (3)',
    };
    // What such letters would be copied as depends on whether the reader turns them: they stay marks.
    const fromRight = { Thaana: 'ދިވެހި', "N'Ko": 'ߒߞߏ', Syriac: 'ܣܘܪܝܝܐ' };
    const marks = Object.values(fromRight).map((text) => '\uFFFD'.repeat(charactersOf(text).length));
    for (const strong of [false, true]) {
      const all = [...Object.values(texts), ...Object.values(fromRight)];
      const { pdf, heights } = await print(all, undefined, { strong });
      expect(await copyPdf(pdf)).toEqual([...Object.values(texts), ...marks]);

      const inks = await inkOf(pdf);
      for (const [at, { left, right, top, bottom }] of inks.entries()) {
        expect(right - left).toBeGreaterThan(8);
        expect([left >= 9, right <= 291, top >= 39, bottom <= 41 + (heights[at] ?? 0)]).not.toContain(false);
      }
    }
  });

  it('breaks a long text of a script that no font has into lines of the width', async () => {
    // The last two are written in pairs of units, the first of them from the right.
    const texts = [
      'ရန်ကုန်မြို့'.repeat(12),
      'བོད་ཡིག'.repeat(20),
      'ދިވެހި '.repeat(20).trim(),
      '𞤀𞤁𞤂 '.repeat(20).trim(),
      '\u{11FFF}\u{1FAFF}'.repeat(20),
    ];
    const place = { x: 60, y: 20, width: 120 };
    const { pdf, heights } = await print(texts, place, { size: 12 });
    for (const [at, { left, right, bottom }] of (await inkOf(pdf)).entries()) {
      expect([left >= 59, right <= 181, bottom <= 21 + (heights[at] ?? 0)]).not.toContain(false);
      expect(heights[at]).toBeGreaterThan(25);
    }
  });

  it('shapes each script by its own rules where several share a line', async () => {
    const { pdf } = await print(['हिन्दी।தமிழ்நாடு।తెలుగు', 'हिन्दी।', 'தமிழ்நாடு।', 'తెలుగు']);
    const [together = 0, ...apart] = (await inkOf(pdf)).map(({ left, right }) => right - left);
    expect(Math.abs(together - apart.reduce((sum, one) => sum + one, 0))).toBeLessThan(3);
  });

  it('sets a paragraph that is read from the right at the right, a single line where its column begins', async () => {
    const { pdf } = await print(['شكرا', 'شكرا جزيلا '.repeat(8)], { x: 50, y: 50, width: 200 });
    const [line, paragraph] = await inkOf(pdf);
    expect(line?.left).toBeLessThan(52);
    expect(paragraph?.right).toBeGreaterThan(247);
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
        const runs = runsOf(line, side);
        expect(runs.map(({ text }) => text).join('')).not.toMatch(/[\u200E\u200F\u202A-\u202E]/);
        expect(runs.every(({ text }) => text !== '')).toBe(true);
      }
  });

  it('reads a telephone number from the left', () => {
    const runs = runsOf('+972 50 123 4567', 'rtl');
    expect(runs.map(({ text }) => text).join('')).toBe('+972 50 123 4567');
  });

  it('mirrors brackets in text that is read from the right', () => {
    expect(runsOf('(שלום)', 'rtl')).toEqual([{ text: ')שלום(', source: '(שלום)', face: 'text', rtl: true }]);
  });
});
