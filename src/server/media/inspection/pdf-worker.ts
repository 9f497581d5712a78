import { parentPort, workerData } from 'node:worker_threads';
import { LockedPdfError, loadPdfium, withDocument, type Pdfium } from '../../documents/pdf/pdfium.ts';

/** The input of a thread of its own: a document may keep it busy for ever, or break it. */
export interface PdfTask {
  bytes: Uint8Array;
  /** The file of the WebAssembly program. */
  wasmPath: string;
  longestSide: number;
}

export type PdfAnswer =
  | { pages: number; width: number; height: number; pixels: Uint8Array }
  /** Nobody but who knows its password sees its pages. */
  | { locked: true }
  | { broken: true };

/** PDFium's `FPDFBitmap_BGRA`; the flags below make it red, green, blue, alpha. */
const BITMAP_FORMAT = 4;
/** PDFium's `FPDF_ANNOT`, `FPDF_LCD_TEXT` and `FPDF_REVERSE_BYTE_ORDER`. */
const RENDER_FLAGS = 0x01 | 0x02 | 0x10;
const WHITE = 0xffffffff;

function drawFirstPage(library: Pdfium, document: number, longestSide: number): PdfAnswer {
  const page = library.FPDF_LoadPage(document, 0);
  if (page === 0) return { broken: true };
  const pageWidth = Math.floor(library.FPDF_GetPageWidthF(page));
  const pageHeight = Math.floor(library.FPDF_GetPageHeightF(page));
  const scale = longestSide / Math.max(pageWidth, pageHeight, 1);
  const [width, height] = [Math.floor(pageWidth * scale), Math.floor(pageHeight * scale)];
  const bitmap = library.FPDFBitmap_CreateEx(width, height, BITMAP_FORMAT, 0, 0);
  if (bitmap === 0) return { broken: true };
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
  const start = library.FPDFBitmap_GetBuffer(bitmap);
  const pixels = library.pdfium.HEAPU8.slice(start, start + width * height * 4);
  return { pages: library.FPDF_GetPageCount(document), width, height, pixels };
}

async function draw({ bytes, wasmPath, longestSide }: PdfTask): Promise<PdfAnswer> {
  const library = await loadPdfium(wasmPath);
  try {
    return withDocument(library, bytes, (document) => drawFirstPage(library, document, longestSide));
  } catch (error) {
    return error instanceof LockedPdfError ? { locked: true } : { broken: true };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await draw(workerData as PdfTask));
