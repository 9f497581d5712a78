import type { MediaType } from '#shared/media.ts';

/** Extensions by content type; the first is the one that is given. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic'],
  'image/heif': ['heif'],
  'image/bmp': ['bmp'],
  'image/svg+xml': ['svg'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov'],
  'video/webm': ['webm'],
  'video/x-matroska': ['mkv'],
  'video/x-msvideo': ['avi'],
  'video/mpeg': ['mpg', 'mpeg'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/mp4': ['m4a'],
  'audio/flac': ['flac'],
  'audio/ogg': ['ogg', 'oga'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/epub+zip': ['epub'],
  'application/rtf': ['rtf'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'text/markdown': ['md'],
  'text/html': ['html', 'htm'],
  'application/json': ['json'],
  'application/zip': ['zip'],
  'application/x-7z-compressed': ['7z'],
  'application/vnd.rar': ['rar'],
  'application/x-tar': ['tar'],
  'application/gzip': ['gz', 'tgz'],
  'model/gltf-binary': ['glb'],
  'model/gltf+json': ['gltf'],
  'font/woff2': ['woff2'],
  'font/woff': ['woff'],
  'font/ttf': ['ttf'],
  'font/otf': ['otf'],
};

const ARCHIVES = new Set(['zip', '7z', 'rar', 'tar', 'gz']);

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries(EXTENSIONS).flatMap(([type, extensions]) =>
    extensions.map((extension) => [extension, type] as const),
  ),
);

const UNKNOWN_TYPE = 'application/octet-stream';

/** Without parameters such as a charset. */
export const plainType = (contentType: string): string =>
  (contentType.split(';')[0] ?? '').trim().toLowerCase();

export const extensionOf = (fileName: string): string | undefined =>
  /\.([a-z\d]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase();

/** By its extension; undefined where that says nothing. */
export const typeOfName = (fileName: string): string | undefined => TYPES.get(extensionOf(fileName) ?? '');

/** The usual extension of a type, or that of the name, or `bin`. */
export const extensionFor = (contentType: string, fileName: string): string =>
  EXTENSIONS[plainType(contentType)]?.[0] ?? extensionOf(fileName) ?? 'bin';

export function mediaTypeOf(contentType: string): MediaType {
  const type = plainType(contentType);
  if (type === 'image/svg+xml') return 'VECTOR';
  if (type.startsWith('image/')) return 'IMAGE';
  if (type.startsWith('video/')) return 'VIDEO';
  if (type.startsWith('audio/')) return 'AUDIO';
  if (type.startsWith('model/')) return 'MODEL3D';
  const extension = EXTENSIONS[type]?.[0];
  if (extension === undefined || type.startsWith('font/') || type === 'text/html') return 'OTHER';
  return ARCHIVES.has(extension) ? 'ARCHIVE' : 'DOCUMENT';
}

/** A name and a type that speak of different kinds of files; what either does not know is no contradiction. */
export function isMismatch(fileName: string, contentType: string): boolean {
  const named = typeOfName(fileName);
  const said = mediaTypeOf(contentType);
  return named !== undefined && said !== 'OTHER' && mediaTypeOf(named) !== said;
}

const MEDIA: ReadonlySet<MediaType> = new Set(['IMAGE', 'VECTOR', 'VIDEO', 'AUDIO']);

/**
 * The format that the name promises where the bytes are no picture, video or sound at all, such as a text named `.png`.
 * A picture named as a video is taken as the picture it is. Recordings in a format that nobody recognizes are accepted.
 */
export function mismatchedFormat(fileName: string, contentType: string): string | undefined {
  const promised = mediaTypeOf(typeOfName(fileName) ?? '');
  if (!MEDIA.has(promised) || MEDIA.has(mediaTypeOf(contentType))) return undefined;
  const isPicture = promised === 'IMAGE' || promised === 'VECTOR';
  if (!isPicture && plainType(contentType) === UNKNOWN_TYPE) return undefined;
  return extensionOf(fileName)?.toUpperCase();
}
