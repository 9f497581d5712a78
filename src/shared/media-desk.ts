import type { Point } from './media.ts';

/** What the library knows of its files beyond what the contract tells: the gateway's own answers. */

/** The kinds in the order in which they are offered. */
export const mediaKinds = [
  'IMAGE',
  'VIDEO',
  'AUDIO',
  'DOCUMENT',
  'VECTOR',
  'MODEL3D',
  'ARCHIVE',
  'OTHER',
] as const;

/** The dry run of a bulk action on files. */
export interface MediaPreview {
  files: number;
  bytes: number;
  /** With those there is nothing to do: in the trash already, private already … */
  idle: number;
  /** There are more than were counted. */
  partial: boolean;
}

/** What only the gateway can change of a file. */
export interface FileDetailsChange {
  altText?: string;
  focalPoint?: Point | null;
  private?: boolean;
}
