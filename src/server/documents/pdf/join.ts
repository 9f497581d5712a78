import { setImmediate } from 'node:timers/promises';
import { loadPdfium, withDocument, type Pdfium } from './pdfium.ts';

/** The bytes of a document that the program holds open. */
function save(library: Pdfium, document: number): Uint8Array {
  const writer = library.PDFiumExt_OpenFileWriter();
  try {
    if (!library.PDFiumExt_SaveAsCopy(document, writer)) throw new Error('The joined PDF cannot be written.');
    const size = library.PDFiumExt_GetFileWriterSize(writer);
    const { malloc, free } = library.pdfium.wasmExports;
    const address = malloc(size);
    try {
      library.PDFiumExt_GetFileWriterData(writer, address, size);
      return library.pdfium.HEAPU8.slice(address, address + size);
    } finally {
      free(address);
    }
  } finally {
    library.PDFiumExt_CloseFileWriter(writer);
  }
}

/** Joins several documents into one, each page as it is. The event loop turns between two documents. */
export async function joinPdfs(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const library = await loadPdfium();
  const whole = library.FPDF_CreateNewDocument();
  try {
    for (const part of parts) {
      withDocument(library, part, (source) => {
        // An empty range means every page.
        if (!library.FPDF_ImportPages(whole, source, '', library.FPDF_GetPageCount(whole)))
          throw new Error('The pages of a PDF cannot be copied.');
      });
      await setImmediate();
    }
    return save(library, whole);
  } finally {
    library.FPDF_CloseDocument(whole);
  }
}
