import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What a thread of its own is told: a document may keep it busy for ever, or break it. */
export interface PdfTask {
  bytes: Uint8Array;
  /** Where the program that reads it is. */
  wasmPath: string;
  longestSide: number;
}

export type PdfAnswer =
  | { pages: number; width: number; height: number; pixels: Uint8Array }
  /** Nobody but who knows its password sees its pages. */
  | { locked: true }
  | { broken: true };

async function draw({ bytes, wasmPath, longestSide }: PdfTask): Promise<PdfAnswer> {
  const { buffer } = new Uint8Array(await readFile(wasmPath));
  const library = await PDFiumLibrary.init({ wasmBinary: buffer });
  try {
    const document = await library.loadDocument(bytes);
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const side = Math.max(originalWidth, originalHeight, 1);
    const { data, width, height } = await page.render({ scale: longestSide / side, render: 'bitmap' });
    return { pages: document.getPageCount(), width, height, pixels: data };
  } catch (error) {
    return error instanceof Error && /password/i.test(error.message) ? { locked: true } : { broken: true };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await draw(workerData as PdfTask));
