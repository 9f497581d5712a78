import { describe, expect, it } from 'vitest';
import { orderFiles } from '#testing/order-files.ts';
import { readImportFile } from '#testing/import-file.ts';
import { mergeOrder, type StoredOrder } from './merge-order.ts';
import { orderImports } from './orders.ts';

describe('files of orders', () => {
  it.each(orderFiles)('of $platform', async ({ source, currency, rows, order, unused }) => {
    const read = await readImportFile(orderImports, rows.join('\n'), { currency });
    expect(read.problems).toEqual([]);
    expect(read.source).toBe(source);
    expect(read.numbers.map((one) => one?.certainty)).not.toContain('needed');
    expect(read.entries).toHaveLength(1);
    const [entry] = read.entries;
    expect(entry?.request.sumProblem).toBeUndefined();
    expect(entry?.request.order).toMatchObject(order);
    expect(read.unused).toEqual(unused);
    // The same file again changes nothing of what it wrote.
    if (!entry) return;
    const stored = { ...entry.request.order, id: 'o', imported: true } as unknown as StoredOrder;
    expect(mergeOrder(stored, entry.request, 'Europe/Berlin').changes).toEqual([]);
  });

  it('a date that both styles read is asked for, once for its column', async () => {
    const rows = (...dates: string[]) =>
      ['Order number,Date,Total', ...dates.map((date, at) => `${at + 1},${date},5.00`)].join('\n');
    const certaintyOf = async (csv: string) => (await readImportFile(orderImports, csv)).numbers[1];
    expect(await certaintyOf(rows('03/04/2024', '05/06/2024'))).toMatchObject({
      certainty: 'needed',
      examples: ['05/06/2024', '03/04/2024'],
    });
    expect(await certaintyOf(rows('03/04/2024', '05/31/2024'))).toMatchObject({
      style: 'monthFirst',
      certainty: 'sure',
    });
    expect(await certaintyOf(rows('31/04/2024', '05/31/2024'))).toMatchObject({ certainty: 'needed' });
    const all = await readImportFile(orderImports, rows('03/04/2024 21:15', '31/05/2024 9:00 AM'));
    expect(all.entries.map(({ request }) => request.order.purchasedDate)).toEqual([
      '2024-04-03T19:15:00.000Z',
      '2024-05-31T07:00:00.000Z',
    ]);
  });
});
