import { readFile } from 'node:fs/promises';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { pdfiumPath } from './pdfium-path.ts';

export type Pdfium = WrappedPdfiumModule;

/** The error code of PDFium for a document that only its password opens. */
const PASSWORD_ERROR = 4;

export class LockedPdfError extends Error {}

export async function loadPdfium(path = pdfiumPath()): Promise<Pdfium> {
  const { buffer: wasmBinary } = new Uint8Array(await readFile(path));
  const pdfium = await init({ wasmBinary });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** Copies bytes to where the program reads them. Whoever calls this frees them after the document is closed. */
export function copyIn({ pdfium }: Pdfium, bytes: Uint8Array): number {
  const address = pdfium.wasmExports.malloc(bytes.length);
  if (address === 0) throw new Error('The PDF does not fit into memory.');
  pdfium.HEAPU8.set(bytes, address);
  return address;
}

/** Runs `work` with an opened document, and frees its memory afterwards. */
export function withDocument<T>(library: Pdfium, bytes: Uint8Array, work: (document: number) => T): T {
  const address = copyIn(library, bytes);
  try {
    const document = library.FPDF_LoadMemDocument(address, bytes.length, '');
    if (document === 0)
      throw library.FPDF_GetLastError() === PASSWORD_ERROR
        ? new LockedPdfError('The PDF requires a password.')
        : new Error('The PDF is damaged.');
    try {
      return work(document);
    } finally {
      library.FPDF_CloseDocument(document);
    }
  } finally {
    library.pdfium.wasmExports.free(address);
  }
}
