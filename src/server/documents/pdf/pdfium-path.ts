import { createRequire } from 'node:module';
import { PDF_PROGRAM } from '../../built.ts';

/** The file of the WebAssembly program that reads PDF files: beside the built server, else in its package. */
export const pdfiumPath = (): string =>
  PDF_PROGRAM ?? createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
