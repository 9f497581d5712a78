import { loadPdfium, withDocument, type Pdfium } from '../server/documents/pdf/pdfium.ts';
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

/** Runs `work` with each page of a document. */
async function eachPage<T>(bytes: Uint8Array, work: (library: Pdfium, page: number) => T): Promise<T[]> {
  const library = await loadPdfium();
  return withDocument(library, new Uint8Array(bytes), (document) =>
    Array.from({ length: library.FPDF_GetPageCount(document) }, (_, index) =>
      work(library, library.FPDF_LoadPage(document, index)),
    ),
  );
}

/** What somebody copies from each page: letters that are joined or reordered as they were written. */
export const copyPdf = (bytes: Uint8Array): Promise<string[]> =>
  eachPage(bytes, (library, page) => {
    const text = library.FPDFText_LoadPage(page);
    const length = library.FPDFText_CountChars(text);
    const address = library.pdfium.wasmExports.malloc(2 * (length + 1));
    const written = library.FPDFText_GetText(text, 0, length, address);
    const units = library.pdfium.HEAPU8.slice(address, address + 2 * (written - 1));
    return Buffer.from(units).toString('utf16le');
  });

interface Ink {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const SCALE = 2;
const BGRA = 4;
const WHITE = 0xffffffff;

/** The rectangle that has ink on each page, in points from its upper left corner. */
export const inkOf = (bytes: Uint8Array): Promise<Ink[]> =>
  eachPage(bytes, (library, page) => {
    const width = Math.floor(library.FPDF_GetPageWidthF(page) * SCALE);
    const height = Math.floor(library.FPDF_GetPageHeightF(page) * SCALE);
    const bitmap = library.FPDFBitmap_CreateEx(width, height, BGRA, 0, 0);
    library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const start = library.FPDFBitmap_GetBuffer(bitmap);
    const pixels = new Uint32Array(library.pdfium.HEAPU8.slice(start, start + width * height * 4).buffer);
    library.FPDFBitmap_Destroy(bitmap);
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (const [at, pixel] of pixels.entries())
      if ((pixel & 0xff) < 200) {
        const [x, y] = [at % width, Math.floor(at / width)];
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
    return { left: left / SCALE, top: top / SCALE, right: right / SCALE, bottom: bottom / SCALE };
  });
