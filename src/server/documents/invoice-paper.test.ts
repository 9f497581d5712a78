import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../shared/invoices.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { placesOf, readPdf } from '../../testing/pdf.ts';
import { invoiceDocument } from './documents.ts';

const invoice: Invoice = {
  id: 'a1',
  kind: 'INVOICE',
  number: '2026-7',
  orderId: 'o1',
  orderNumber: '12871',
  orderDate: '2026-11-17T09:00:00Z',
  issuedDate: '2026-11-18T09:00:00Z',
  locale: 'en',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  seller: { name: 'Halfdrop', address: 'Rua Nova 1\n1200 Lisboa', taxId: 'PT501', footer: 'Obrigado!' },
  buyer: { lines: ['Zoë Łukasz', 'Ελένη Παπαδοπούλου', 'דנה כהן', 'Київ'], taxId: 'DE9' },
  lines: [{ title: 'Crème', detail: '30 × 42 cm', quantity: 2, price: '30.00', amount: '60.00' }],
  sums: [
    { kind: 'subtotal', amount: '60.00' },
    { kind: 'discount', name: 'TWENTY', amount: '20.00' },
    { kind: 'total', amount: '40.00' },
  ],
  total: '40.00',
};

const textOf = async (invoice: Invoice): Promise<string> =>
  (await readPdf(await invoiceDocument(memoryFiles(), invoice)))
    .map((page) => page.join('\n'))
    .join('\n--\n');

const printed = async (invoice: Invoice) => placesOf(await invoiceDocument(memoryFiles(), invoice));

describe('an invoice on paper', () => {
  it('says all of it, in every script', async () => {
    const text = await textOf(invoice);
    for (const part of [
      'Invoice 2026-7',
      'Order 12871 of 17 November 2026',
      'Rua Nova 1',
      'Tax number PT501',
      ...invoice.buyer.lines,
      'Tax number DE9',
      'Crème',
      '30 × 42 cm',
      '€60.00',
      '−€20.00',
      '€40.00',
      'Obrigado!',
    ])
      expect(text).toContain(part);
  });

  it('is written from the right for a buyer who reads Hebrew', async () => {
    const text = await textOf({ ...invoice, locale: 'he', kind: 'CREDIT_NOTE', invoiceNumber: '2026-3' });
    expect(text).toContain('חשבונית זיכוי');
    expect(text).toContain('2026-3');
    expect(text).toContain('Crème');
  });

  it('says why no tax is charged, beside the numbers of both', async () => {
    const text = await textOf({ ...invoice, id: 'rc', taxReason: 'REVERSE_CHARGE' });
    for (const part of ['Tax number PT501', 'Tax number DE9', 'Reverse charge: the recipient accounts'])
      expect(text).toContain(part);
    const hebrew = await textOf({ ...invoice, id: 'rc-he', locale: 'he', taxReason: 'REVERSE_CHARGE' });
    expect(hebrew).toContain('Reverse charge');
    const exported = await textOf({ ...invoice, id: 'ex', taxReason: 'EXPORT' });
    expect(exported).toContain('the goods are exported');
    expect(await textOf({ ...invoice, id: 'none' })).not.toContain('Reverse charge');
  });

  it('says when it is brought, where a time was chosen, by the clock of the shop', async () => {
    const delivery = {
      title: 'Brought by bike',
      slot: { from: '2026-12-01T16:00:00.000Z', to: '2026-12-01T18:00:00.000Z' },
    };
    const timeZone = 'Europe/Warsaw';
    const text = await textOf({ ...invoice, id: 'slot', delivery, timeZone });
    expect(text).toContain('Brought by bike · Tuesday 1 December, 17:00–19:00');
    const hebrew = await textOf({ ...invoice, id: 'slot-he', delivery, timeZone, locale: 'he' });
    expect(hebrew).toContain('Brought by bike');
    expect(hebrew).toContain('17:00');
    expect(await textOf({ ...invoice, id: 'no-slot' })).not.toContain('Delivery');
  });

  it('tells the tax rate by rate', async () => {
    const totals: Invoice['sums'] = [
      { kind: 'total', amount: '130.00' },
      { kind: 'taxIncluded', rate: '0.23', net: '100.00', amount: '23.00' },
      { kind: 'taxIncluded', rate: '0.06', net: '6.60', amount: '0.40' },
    ];
    const text = await textOf({ ...invoice, sums: totals });
    expect(text).toContain('VAT 23% included, on €100.00');
    expect(text).toContain('VAT 6% included, on €6.60');
  });

  it('tells net, rate and tax of a credit note as well', async () => {
    const totals: Invoice['sums'] = [
      { kind: 'subtotal', amount: '33.07' },
      { kind: 'tax', rate: '0.23', net: '33.07', amount: '7.60' },
      { kind: 'total', amount: '40.67' },
    ];
    const text = await textOf({ ...invoice, kind: 'CREDIT_NOTE', invoiceNumber: '2026-3', sums: totals });
    for (const part of ['Subtotal', '€33.07', 'VAT 23% on €33.07', '€7.60', 'Credited', '€40.67'])
      expect(text).toContain(part);
  });

  it('is a receipt for one payment, with how it was made', async () => {
    const receipt: Invoice = {
      ...invoice,
      kind: 'RECEIPT',
      number: 'R-4',
      payment: { id: 'p1', date: '2026-11-17T23:30:00Z', method: 'BANK_TRANSFER' },
      lines: [{ title: '', amount: '40.00' }],
      sums: [{ kind: 'total', amount: '40.00' }],
    };
    const text = await textOf(receipt);
    for (const part of ['Receipt R-4', 'Payment of 17 November 2026', 'Bank transfer', 'Received', '€40.00'])
      expect(text).toContain(part);
    expect(await textOf({ ...receipt, id: 'b2', locale: 'he' })).toContain('העברה בנקאית');
  });

  it('sets the minus before the digits in Hebrew', async () => {
    const input = await printed({ ...invoice, locale: 'he', currency: 'ILS' });
    // From left to right.
    expect(input.map(({ str }) => str)).toContainEqual(expect.stringMatching(/^₪\s−20\.00$/));
  });

  it('goes on over as many pages as it needs', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({ title: `Item ${index}`, amount: '1.00' }));
    const text = await textOf({ ...invoice, lines });
    const pages = text.split('\n--\n').length;
    expect(pages).toBeGreaterThan(3);
    for (let page = 1; page <= pages; page++) expect(text).toContain(`Page ${page} of ${pages}`);
    for (const { title } of lines) expect(text).toContain(title);
  });

  it('is printed later where the disk was full, or the process ended, before it was kept', async () => {
    const files = memoryFiles();
    const full = { ...files, write: () => Promise.reject(new Error('No room')) };
    await expect(invoiceDocument(full, invoice)).rejects.toThrow('No room');
    expect([...files.kept.keys()]).toEqual([]);
    expect((await invoiceDocument(files, invoice)).length).toBeGreaterThan(0);
    expect([...files.kept.keys()]).toEqual(['invoices/a1.pdf']);
  });

  it('is printed once: the shop that moves house changes none that were sent', async () => {
    const files = memoryFiles();
    const first = await invoiceDocument(files, invoice);
    const again = await invoiceDocument(files, { ...invoice, seller: { ...invoice.seller, name: 'Else' } });
    expect(again).toBe(first);
    expect([...files.kept.keys()]).toEqual(['invoices/a1.pdf']);
  });
});
