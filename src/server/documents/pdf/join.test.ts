import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readPdf } from '#testing/pdf.ts';
import { joinPdfs } from './join.ts';

function draw(pages: readonly string[], options: object = {}): Promise<Uint8Array> {
  const paper = new PDFDocument({ autoFirstPage: false, ...options });
  for (const text of pages) paper.addPage({ size: [300, 200] }).text(text);
  paper.end();
  return buffer(paper);
}

describe('joined documents', () => {
  it('hold every page of each, in their order', async () => {
    const joined = await joinPdfs([await draw(['One', 'Two']), await draw(['Three'])]);
    expect((await readPdf(joined)).map((lines) => lines.join(''))).toEqual(['One', 'Two', 'Three']);
  });

  it('are the document itself where there is only one', async () => {
    const only = await draw(['One']);
    expect(await joinPdfs([only])).toBe(only);
  });

  it('are rejected where one of them is damaged or requires a password', async () => {
    const whole = await draw(['One']);
    await expect(joinPdfs([whole, Buffer.from('%PDF-1.7 and nothing else')])).rejects.toThrow('damaged');
    const locked = await draw(['Two'], { userPassword: 'secret' });
    await expect(joinPdfs([whole, locked])).rejects.toThrow('requires a password');
  });
});
