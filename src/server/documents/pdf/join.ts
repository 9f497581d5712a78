import { setImmediate } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';

/** Several documents as one, each page as it is; others have their turn between two. */
export async function joinPdfs(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = await PDFDocument.create();
  for (const part of parts) {
    const source = await PDFDocument.load(part);
    for (const page of await whole.copyPages(source, source.getPageIndices())) whole.addPage(page);
    await setImmediate();
  }
  return whole.save();
}
