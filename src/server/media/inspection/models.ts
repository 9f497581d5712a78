import { z } from 'zod';
import type { FileStore } from '#platform/ports.ts';
import { blobKey, type FileSource, type Inspected, type Inspection } from '#shared/media.ts';

/** So much is read of what says what is in a model; the shapes themselves are beside it, or in it as text. */
const MAX_JSON = 32 * 1_048_576;
const GLB = 'glTF';
const HEADER = 12;
const CHUNK_HEADER = 8;
const JSON_CHUNK = 0x4e4f534a;

const notAModel: Inspection = {
  failed: { code: 'NOT_A_MODEL', message: 'The file is not a 3D model that can be read.' },
};

const list = z.array(z.unknown()).max(1_000_000).catch([]);
const parts = z
  .array(z.object({ uri: z.string().optional().catch(undefined) }))
  .max(100_000)
  .catch([]);
/** What is read of glTF (https://registry.khronos.org/glTF), of any version. */
const gltf = z.object({
  asset: z.object({ version: z.string().regex(/^\d+\.\d+/) }),
  meshes: list,
  materials: list,
  animations: list,
  buffers: parts,
  images: parts,
});

async function readStart(
  files: FileStore,
  { sha256 }: FileSource,
  start: number,
  length: number,
): Promise<Buffer | undefined> {
  const opened = await files.open(blobKey(sha256), { start, end: start + length - 1 });
  return opened && Buffer.from(await new Response(opened.bytes).arrayBuffer());
}

/** Models whose shapes or pictures are files of their own show nothing alone. */
const isOutside = ({ uri }: { uri?: string | undefined }): boolean =>
  uri !== undefined && !uri.startsWith('data:');

function readGltf(text: string, plain: Inspected): Inspection {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return notAModel;
  }
  const read = gltf.safeParse(json);
  if (!read.success) return notAModel;
  const { meshes, materials, animations, buffers, images } = read.data;
  return {
    ...plain,
    model: { meshes: meshes.length, materials: materials.length, animations: animations.length },
    ...([...buffers, ...images].some(isOutside) && { unplayable: 'PARTS_ELSEWHERE' }),
  };
}

/** The JSON is the first chunk after the header. */
async function inspectGlb(source: FileSource, files: FileStore, plain: Inspected): Promise<Inspection> {
  const { sizeInBytes } = source;
  const head = await readStart(files, source, 0, Math.min(HEADER + CHUNK_HEADER, sizeInBytes));
  if (!head || head.length < HEADER || head.toString('latin1', 0, 4) !== GLB) return notAModel;
  if (head.readUInt32LE(8) > sizeInBytes) return notAModel;
  if (head.length < HEADER + CHUNK_HEADER || head.readUInt32LE(16) !== JSON_CHUNK) return plain;
  const length = head.readUInt32LE(12);
  const start = HEADER + CHUNK_HEADER;
  if (start + length > sizeInBytes) return notAModel;
  if (length > MAX_JSON) return { ...plain, unplayable: 'TOO_LARGE' };
  const json = await readStart(files, source, start, length);
  return json ? readGltf(json.toString('utf8'), plain) : notAModel;
}

/** What a 3D model contains, as it says itself; nothing that it names is fetched. */
export async function inspectModel(
  source: FileSource,
  files: FileStore,
  plain: Inspected,
): Promise<Inspection> {
  if (source.contentType === 'model/gltf-binary') return inspectGlb(source, files, plain);
  if (source.contentType !== 'model/gltf+json') return plain;
  if (source.sizeInBytes > MAX_JSON) return { ...plain, unplayable: 'TOO_LARGE' };
  const json = await readStart(files, source, 0, source.sizeInBytes);
  return json ? readGltf(json.toString('utf8'), plain) : notAModel;
}
