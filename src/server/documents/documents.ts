import { fill } from '../../shared/fill.ts';
import type { FileStore } from '../../platform/ports.ts';
import type { Invoice } from '../../shared/invoices.ts';

/** Printed once, then kept: what somebody was sent is what they find again. */
export async function invoiceDocument(files: FileStore, invoice: Invoice): Promise<Uint8Array> {
  const key = `invoices/${invoice.id}.pdf`;
  const stored = await files.read(key);
  if (stored) return stored;
  const bytes = await printInvoice(invoice);
  await files.write(key, bytes);
  return bytes;
}

/** The library comes with the first document. */
async function printInvoice(invoice: Invoice): Promise<Uint8Array> {
  const [{ openSheet }, { drawInvoice }, { documentLocaleFor }] = await Promise.all([
    import('./pdf/sheet.ts'),
    import('./invoice-paper.ts'),
    import('./messages.ts'),
  ]);
  const { messages, rtl } = documentLocaleFor(invoice.locale);
  const sheet = await openSheet({
    title: fill(messages.document[invoice.kind], { number: invoice.number }),
    locale: invoice.locale,
    rtl,
    created: new Date(invoice.issuedDate),
  });
  drawInvoice(sheet, invoice);
  return sheet.end();
}
