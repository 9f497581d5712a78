import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/run-size.ts';
import { readRows } from './read-rows.ts';
import { MAX_STORED_LINE, withoutLongLines } from './without-long-lines.ts';

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const stored = async (bytes: Uint8Array, size = 65_536): Promise<Buffer> =>
  Buffer.concat(await allOf(withoutLongLines(inChunks(bytes, size))));

const ENCODE: Readonly<Record<string, (text: string) => Buffer>> = {
  'utf-8': (text) => Buffer.from(text),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
};
const LONG = 10_000_000;

it.each(
  Object.keys(ENCODE).flatMap((encoding) =>
    ['\n', '\r\n'].flatMap((end) => [LONG, LONG + 1].map((length) => [encoding, end, length] as const)),
  ),
)(
  'stores little of a line that is too long, and what is around it as it is: %s, %j, %d',
  async (encoding, end, length) => {
    const lines = ['email,name', 'a@a.co,Ána', `b@b.co,${'x'.repeat(length)}`, 'c@c.co,Zoë', 'd@d.co,Đặng'];
    const kept = await stored(ENCODE[encoding]?.(lines.join(end)) ?? Buffer.of(), 65_521);
    expect(kept.length).toBeLessThan(MAX_STORED_LINE + 1000);
    const rows = await allOf(readRows(inChunks(kept, 65_536), { encoding, delimiter: ',' }));
    expect(rows.map(({ row, cells, broken }) => broken ?? [row, ...cells])).toEqual([
      [1, 'email', 'name'],
      [2, 'a@a.co', 'Ána'],
      'is longer than 200 KB',
      [4, 'c@c.co', 'Zoë'],
      [5, 'd@d.co', 'Đặng'],
    ]);
  },
);

it('stores every file without such a line as it is, whichever byte ends its lines', async () => {
  const lines = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 30 });
  const chunk = fc.integer({ min: 1, max: 50 });
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('\n', '\r', '\r\n'), chunk, async (some, end, size) => {
      const bytes = Buffer.from(some.join(end));
      expect(await stored(bytes, size)).toEqual(bytes);
    }),
    runs(100),
  );
  const returns = Buffer.from('a,b\r'.repeat(300_000));
  expect(await stored(returns)).toEqual(returns);
});
