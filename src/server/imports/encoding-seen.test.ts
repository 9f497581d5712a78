import { expect, it } from 'vitest';
import { encodings, type FileEncoding } from '../../shared/encodings.ts';
import { EncodingSeen } from './encoding-seen.ts';
import { delimiterOf, readRows } from './read-rows.ts';

/** Bytes of each letter, found by reading all there are. */
function lettersOf(encoding: FileEncoding): Map<string, number[]> {
  const letters = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const add = (...bytes: number[]): void => {
    try {
      const letter = decoder.decode(Uint8Array.from(bytes));
      if (Array.from(letter).length === 1 && !letters.has(letter)) letters.set(letter, bytes);
    } catch {
      // No letter has these bytes.
    }
  };
  for (let byte = 0; byte < 256; byte++) add(byte);
  if (!/jis|euc|gbk|big5/.test(encoding)) return letters;
  for (let lead = 0x81; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) if (trail !== 0x7f) add(lead, trail);
  return letters;
}

function encode(text: string, encoding: FileEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const utf16 = Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16le') return utf16;
  if (encoding === 'utf-16be') return utf16.swap16();
  const letters = lettersOf(encoding);
  return Uint8Array.from(Array.from(text).flatMap((letter) => letters.get(letter) ?? [0x3f]));
}

const seen = (bytes: Uint8Array, part = bytes.length): FileEncoding => {
  const looking = new EncodingSeen();
  for (let at = 0; at < bytes.length; at += part) looking.take(bytes.subarray(at, at + part));
  return looking.encoding;
};

const files = {
  'windows-1252': 'E-Mail;Vorname;Ort\nj@example.com;Jörg Größe;Lübeck\n',
  'windows-1250': 'Jméno;Město\nJiří Dvořák;Plzeň\nŽofie Šťastná;Břeclav\nPřineste zboží až ke dveřím\n',
  'windows-1251': 'Имя;Город\nИван Петров;Москва\nОльга;Казань\n',
  'windows-1253': 'Όνομα;Πόλη\nΓιώργος Παπαδόπουλος;Αθήνα\n',
  'windows-1254': 'Ad;Şehir\nİsmail Şahin;İstanbul\nÖğüt Çağlar;Eskişehir\n',
  'windows-1255': 'שם;עיר;הערה\nדוד כהן;תל אביב;נא להתקשר לפני המשלוח\n',
  'windows-1256': 'الاسم;المدينة\nمحمد علي;الكويت\n',
  shift_jis: '商品名,価格\n椅子,100\nテーブル,200\n',
  'euc-jp': '名前,住所,備考\n山田太郎,東京都千代田区,玄関に置いてください\n',
  gbk: '商品,价格\n椅子,100\n',
  big5: '姓名,城市,備註\n王小明,臺北市,請放在門口\n李華,高雄市,謝謝\n',
  'euc-kr': '상품,가격\n의자,100\n',
  'koi8-r': 'Имя;Город\nИван Петров;Москва\nПозвоните пожалуйста перед доставкой\n',
  'utf-8': 'Name;Ort\nJörg;Lübeck\n',
  'utf-16le': 'Name\tOrt\nJörg\tLübeck\n',
  'utf-16be': '商品名\t価格\n椅子\t100\n',
} as const satisfies Partial<Record<FileEncoding, string>>;

it.each(Object.entries(files))('a file in %s is seen as one', (encoding, text) => {
  const bytes = encode(text, encoding as FileEncoding);
  expect(seen(bytes)).toBe(encoding);
  expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
});

it('letters that stand only at the end of a long file are seen', () => {
  const rows = 'anna@example.com;Anna\n'.repeat(40_000);
  expect(seen(encode(`${rows}${files['windows-1251']}`, 'windows-1251'), 65_536)).toBe('windows-1251');
  expect(seen(encode('x'.repeat(500_000) + 'Größe, Straße', 'windows-1252'), 65_536)).toBe('windows-1252');
});

it('every encoding that can be chosen can be read', () => {
  for (const encoding of encodings) expect(new TextDecoder(encoding).encoding).toBe(encoding);
});

const rowsOf = async (text: string, encoding: FileEncoding = 'utf-8') => {
  const bytes = encode(text, encoding);
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(bytes));
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3);
  };
  const rows: [number, ...string[]][] = [];
  for await (const { row, cells } of readRows(parts(), { encoding, delimiter })) rows.push([row, ...cells]);
  return rows;
};

it.each(['sep=;\n', 'sep=;\r\n', 'SEP=;\n', '"sep=;"\r\n', '\uFEFFsep=;\n'])(
  'what separates the cells may stand in the first line: %j',
  async (line) => {
    expect(await rowsOf(`${line}a;b,c\n1;2,5\n`)).toEqual([
      [1, 'a', 'b,c'],
      [2, '1', '2,5'],
    ]);
  },
);

it('a head that only begins so is a head', async () => {
  expect(await rowsOf('sep=a,b\n1,2\n')).toEqual([
    [1, 'sep=a', 'b'],
    [2, '1', '2'],
  ]);
});

it('a separator within quotes separates nothing', async () => {
  expect(await rowsOf('"a, b, c";d\n1;2\n')).toEqual([
    [1, 'a, b, c', 'd'],
    [2, '1', '2'],
  ]);
});

it('empty rows are none, and are counted as a spreadsheet counts', async () => {
  expect(await rowsOf('\n;;\na;b;c\n1;2;3\n\n; ;\n4;5;6\n;;\n;;\n\n')).toEqual([
    [3, 'a', 'b', 'c'],
    [4, '1', '2', '3'],
    [7, '4', '5', '6'],
  ]);
});

it('reads what spreadsheets write as Unicode text', async () => {
  expect(await rowsOf('\uFEFFOrder\tName\r\n1\tJörg\r\n', 'utf-16le')).toEqual([
    [1, 'Order', 'Name'],
    [2, '1', 'Jörg'],
  ]);
});
