import { describe, expect, it } from 'vitest';
import { orderFiles } from '#testing/order-files.ts';
import { readImportFile } from '#testing/import-file.ts';
import { mergeOrder, type StoredOrder } from './merge-order.ts';
import { blamed } from './order-of-rows.ts';
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

  it('continues what a street or city has no room for in the second line, and names the column of what remains too long', async () => {
    const head =
      'Name,Financial Status,Total,Billing Address1,Billing Address2,Billing City,Lineitem name,Lineitem price,Lineitem quantity';
    const city = 'Dhaka Mirpur section ten, block C, house 5, opposite the school';
    const read = async (row: string) => readImportFile(orderImports, `${head}\n${row}`);
    const { entries } = await read(`1,paid,5.00,"${'Long Street '.repeat(14)}",Floor 2,"${city}",Cup,5.00,1`);
    expect(entries[0]?.request.order).toHaveProperty('billingInfo.address', {
      addressLine: `${'Long Street '.repeat(12)}Long`,
      addressLine2: 'Street Long Street, Floor 2, opposite the school',
      city: 'Dhaka Mirpur section ten, block C, house 5',
    });
    const place = 'shippingInfo.logistics.shippingDestination.address.addressLine2';
    expect(blamed(`order.${place}`, 'is long').field).toBe('shipStreet2');
    expect(blamed('order.billingInfo.contactDetails.phone', 'is none').field).toBe('phone');
  });

  it('shortens the name of an item that is longer than the store takes, in a row and in one cell', async () => {
    const name = 'Magnesium complex, eight kinds '.repeat(8).trim();
    const shopify = `Name,Financial Status,Total,Lineitem name,Lineitem price,Lineitem quantity\n1,paid,5.00,"${name}",5.00,1`;
    const wooCommerce = `order_number,order_date,order_total,billing_first_name,line_items\n1,2024-03-14,5.00,Lea,"name:${name}|sku:MG|quantity:1|total:5.00"`;
    for (const csv of [shopify, wooCommerce]) {
      const { problems, entries } = await readImportFile(orderImports, csv);
      expect(problems).toEqual([]);
      expect(entries[0]?.request.order.lineItems).toMatchObject([
        { productName: { original: name.slice(0, 200).trim() } },
      ]);
    }
  });

  it('keeps what the customer entered with the item, whole', async () => {
    const head =
      'Order number,Date created,Time,Contact email,Item,Variant,SKU,Qty,Price,Custom text,Payment status,Total,Currency';
    const csv = [
      head,
      '"7","Dec 8, 2024","9:15:51 AM","a@example.com","Ring","Size: 7","R-7","1","20.00","Engraving: Love; Ada, 2024: ever | more","Paid","45.00","EUR"',
      '"7","Dec 8, 2024","9:15:51 AM","a@example.com","Card","","C-1","1","25.00","For Bo","Paid","45.00","EUR"',
    ].join('\n');
    const { source, problems, unused, entries } = await readImportFile(orderImports, csv);
    expect({ source, problems, unused }).toEqual({ source: 'wix', problems: [], unused: [] });
    const line = (name: string, text: string) => ({
      name: { original: name },
      plainText: { original: text },
    });
    const [entry] = entries;
    expect(entry?.request.order.lineItems.map(({ descriptionLines }) => descriptionLines)).toEqual([
      [line('Size', '7'), line('Engraving', 'Love; Ada, 2024: ever | more')],
      [line('Text', 'For Bo')],
    ]);
    const stored = { ...entry?.request.order, id: 'o', imported: true } as unknown as StoredOrder;
    expect(entry && mergeOrder(stored, entry.request, 'Europe/Berlin').changes).toEqual([]);
  });
});
