import { z } from 'zod';

/** The names in an archive may be many. */
export const MAX_JSON = 1_048_576;

const hex = (length: number) => z.string().regex(new RegExp(`^[\\da-f]{${length}}$`));

export const receivedShape = z.object({
  fileName: z.string().max(10_000),
  contentType: z.string().min(3).max(200),
  sizeInBytes: z.int().min(0),
  sha256: hex(64),
  md5: hex(32),
});

const size = z.int().min(0);
export const assetShape = z.object({
  contentType: z.string(),
  sizeInBytes: size,
  width: size.exactOptional(),
  height: size.exactOptional(),
});
const color = z.string().regex(/^#[\da-f]{6}$/i);

const inspected = z.object({
  mediaType: z.enum([
    'UNKNOWN',
    'IMAGE',
    'VIDEO',
    'AUDIO',
    'DOCUMENT',
    'VECTOR',
    'ARCHIVE',
    'MODEL3D',
    'OTHER',
  ]),
  contentType: z.string(),
  width: size.exactOptional(),
  height: size.exactOptional(),
  animated: z.boolean().exactOptional(),
  format: z.string().max(100).exactOptional(),
  colors: z.object({ prominent: color, palette: z.array(color).max(100) }).exactOptional(),
  placeholder: z.string().max(4000).exactOptional(),
  hasPlace: z.boolean().exactOptional(),
  durationInMilliseconds: size.exactOptional(),
  videoCodec: z.string().max(100).exactOptional(),
  audioCodec: z.string().max(100).exactOptional(),
  bitrate: size.exactOptional(),
  fps: z.number().min(0).exactOptional(),
  pages: size.exactOptional(),
  entries: z
    .array(z.object({ name: z.string(), sizeInBytes: size }))
    .max(1000)
    .exactOptional(),
  model: z.object({ meshes: size, materials: size, animations: size }).exactOptional(),
  unplayable: z.string().max(100).exactOptional(),
  assets: z.record(z.string().regex(/^[\w~-][\w~./-]*$/), assetShape),
});

export const failureShape = z.object({ code: z.string().max(100), message: z.string().max(1000) });

export const inspectionShape = z.union([z.object({ failed: failureShape }), inspected]);

const share = z.number().min(0).max(1);
export const pointShape = z.object({ x: share, y: share });

/** How many are taken, and for how long. */
export const waitingShape = z.object({
  limit: z.int().min(1).max(100),
  seconds: z.int().min(1).max(86_400),
});

/** For how long it stays with whoever has it. */
export const renewalShape = waitingShape.pick({ seconds: true }).extend({ fileId: z.string().max(1000) });

export const knownShape = z.object({
  id: z
    .string()
    .regex(/^[\w~-][\w~.-]*$/)
    .max(200),
  received: receivedShape,
  found: inspected.exactOptional(),
  parentFolderId: z.string().max(100).exactOptional(),
  labels: z.array(z.string().max(200)).max(100).exactOptional(),
  altText: z.string().max(1000).exactOptional(),
  focalPoint: pointShape.exactOptional(),
  createdDate: z.iso.datetime().exactOptional(),
});
