import { Worker } from 'node:worker_threads';
import type { FileStore } from '#platform/ports.ts';
import { assetKey, blobKey, type FileSource, type Inspected, type Inspection } from '#shared/media.ts';
import { PDF_PROGRAM } from '../../built.ts';
import { pdfiumPath } from '../../documents/pdf/pdfium-path.ts';
import type { PdfAnswer, PdfTask } from './pdf-worker.ts';

/** Larger documents are not read into memory: they stay what can be downloaded. */
const MAX_BYTES = 200 * 1_048_576;
const PATIENCE_MS = 30_000;
const MAX_SIDE = 1000;

const THREAD = new URL(PDF_PROGRAM ? 'pdf-worker.mjs' : 'pdf-worker.ts', import.meta.url);

/** In a thread of its own, which is ended where it takes too long. @returns undefined where it came to nothing */
function readPdf(bytes: Uint8Array): Promise<PdfAnswer | undefined> {
  const workerData: PdfTask = { bytes, wasmPath: pdfiumPath(), longestSide: MAX_SIDE };
  return new Promise((resolve) => {
    const thread = new Worker(THREAD, { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } });
    const end = (answer?: PdfAnswer): void => {
      clearTimeout(patience);
      resolve(answer);
      void thread.terminate();
    };
    const patience = setTimeout(end, PATIENCE_MS);
    thread.once('message', end);
    thread.once('error', () => end());
    thread.once('exit', () => end());
  });
}

/** Pages of a PDF and a picture of the first. Other documents are only looked for. */
export async function inspectDocument(source: FileSource, files: FileStore): Promise<Inspection> {
  const { mediaType, contentType, sha256, sizeInBytes } = source;
  const plain: Inspected = { mediaType, contentType, assets: {} };
  const missing = { failed: { code: 'NO_BYTES', message: 'The bytes of the file are gone.' } };
  if (contentType !== 'application/pdf' || sizeInBytes > MAX_BYTES)
    return (await files.sizeOf(blobKey(sha256))) === undefined ? missing : plain;
  const bytes = await files.read(blobKey(sha256));
  if (!bytes) return missing;
  const answer = await readPdf(bytes);
  if (!answer) return { ...plain, format: 'pdf', unplayable: 'TOO_HARD_TO_READ' };
  if ('locked' in answer) return { ...plain, format: 'pdf', unplayable: 'PASSWORD' };
  if ('broken' in answer) return { ...plain, format: 'pdf', unplayable: 'BROKEN_DOCUMENT' };
  const { pages, width, height, pixels } = answer;
  const { default: sharp } = await import('sharp');
  const page = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
  await files.write(assetKey(sha256, 'thumbnail.jpg'), page);
  const thumbnail = { contentType: 'image/jpeg', sizeInBytes: page.byteLength, width, height };
  return { ...plain, format: 'pdf', pages, assets: { 'thumbnail.jpg': thumbnail } };
}
