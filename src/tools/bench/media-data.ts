import { createHash } from 'node:crypto';
import type { KnownFile, MediaType } from '../../shared/media.ts';

/** A library as a shop has one after years: mostly pictures, some films and papers, and very few models. */
const FOLDERS = 200;
const LABELS = 60;
/** One file of so many is a model: rare. */
const MODEL_EVERY = 10_000;
/** One of so many stands in a product. */
export const USED_EVERY = 5;
const MINUTE = 60_000;

const WORDS = [
  'low',
  'tide',
  'harbour',
  'study',
  'autumn',
  'press',
  'kit',
  'still',
  'wall',
  'linen',
  'north',
  'light',
];

const KINDS: readonly (readonly [upTo: number, type: MediaType, contentType: string, extension: string])[] = [
  [84, 'IMAGE', 'image/jpeg', 'jpg'],
  [92, 'DOCUMENT', 'application/pdf', 'pdf'],
  [97, 'VIDEO', 'video/mp4', 'mp4'],
  [99, 'AUDIO', 'audio/mpeg', 'mp3'],
  [100, 'ARCHIVE', 'application/zip', 'zip'],
];
const MODEL = [100, 'MODEL3D', 'model/gltf-binary', 'glb'] as const;

/** The same each time, and without a pattern. */
const mixed = (index: number, salt: number): number =>
  createHash('md5').update(`${index}:${salt}`).digest().readUInt32BE(0);
const word = (index: number, salt: number): string => WORDS[mixed(index, salt) % WORDS.length] ?? '';

export const folderId = (place: number): string => `folder-${place % FOLDERS}`;
export const labelOf = (place: number): string => `label-${place % LABELS}`;

/** Twenty at the top, nine in each. */
export const folderSeeds = (now: number) =>
  Array.from({ length: FOLDERS }, (_, place) => ({
    id: folderId(place),
    displayName: `Folder ${place}`,
    ...(place >= 20 && { parentFolderId: folderId(place % 20) }),
    createdDate: new Date(now - place * MINUTE).toISOString(),
  }));

export const fileIdAt = (index: number): string => {
  const hash = createHash('md5').update(`file ${index}`).digest('hex');
  return `0be7c4_${hash}~mv2.${kindAt(index)[3]}`;
};

const kindAt = (index: number) =>
  index % MODEL_EVERY === 0 ? MODEL : (KINDS.find(([upTo]) => mixed(index, 1) % 100 < upTo) ?? MODEL);

export function fileAt(index: number, now: number): KnownFile {
  const [, mediaType, contentType, extension] = kindAt(index);
  const isPicture = mediaType === 'IMAGE';
  const sha256 = createHash('sha256').update(String(index)).digest('hex');
  return {
    id: fileIdAt(index),
    received: {
      fileName: `${word(index, 2)} ${word(index, 3)} ${index}.${extension}`,
      contentType,
      sizeInBytes: 10_000 + (mixed(index, 4) % 8_000_000),
      sha256,
      md5: sha256.slice(0, 32),
    },
    found: {
      mediaType,
      contentType,
      ...(isPicture && {
        width: 2400,
        height: 1600,
        format: 'jpeg',
        colors: { prominent: '#cc8866', palette: ['#cc8866', '#224466', '#eeddcc'] },
        placeholder: `data:image/webp;base64,${'A'.repeat(120)}`,
      }),
      assets: {},
    },
    parentFolderId: folderId(mixed(index, 5)),
    labels: [labelOf(mixed(index, 6)), labelOf(mixed(index, 7))].slice(0, mixed(index, 8) % 3),
    createdDate: new Date(now - index * 7 * MINUTE).toISOString(),
    ...(mixed(index, 9) % 50 === 0 && { private: true }),
  };
}
