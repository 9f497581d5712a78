import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '#platform/ports.ts';
import { assetKey, type FileSource, type Inspected, type Inspection } from '#shared/media.ts';
import { QUIET } from './films.ts';
import { inspectPicture } from './pictures.ts';
import { runProgram } from './run-program.ts';

const DRAW_MS = 60_000;
const COPY = 'public.png';

/** BMP, which nothing else here reads: where ffmpeg is installed, it becomes a PNG that the public sees in its place. */
export async function inspectBitmap(
  source: FileSource,
  path: string,
  files: FileStore,
  plain: Inspected,
): Promise<Inspection> {
  const folder = await mkdtemp(join(tmpdir(), 'counterpart-bitmap-'));
  const drawn = join(folder, COPY);
  try {
    const args = [...QUIET, '-f', 'bmp_pipe', '-i', path, '-frames:v', '1', drawn];
    await runProgram('ffmpeg', args, { milliseconds: DRAW_MS });
    const png = await readFile(drawn);
    const found = await inspectPicture({ ...source, contentType: 'image/png' }, png, files);
    if ('failed' in found) return found;
    await files.write(assetKey(source.sha256, COPY), png);
    const copy = { contentType: 'image/png', sizeInBytes: png.byteLength };
    return {
      ...found,
      contentType: source.contentType,
      format: 'bmp',
      assets: { ...found.assets, [COPY]: copy },
    };
  } catch {
    return { ...plain, unplayable: 'NO_DECODER' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
