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

interface PlacedText {
  str: string;
  left: number;
  dir: string;
}

/** Each piece of text of the first page with the place of its left edge. */
export async function placesOf(bytes: Uint8Array): Promise<PlacedText[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ str: item.str, left: Number(item.transform[4]), dir: item.dir }]
      : [],
  );
}
