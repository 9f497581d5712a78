import { getDocumentProxy } from 'unpdf';

/** What a reader finds on each page of a PDF: its lines in the order they were set. */
export async function readPdf(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent();
      const lines = [''];
      for (const item of items) {
        if (!('str' in item)) continue;
        lines.push((lines.pop() ?? '') + item.str);
        if (item.hasEOL) lines.push('');
      }
      return lines.filter((line) => line.trim() !== '');
    }),
  );
}
