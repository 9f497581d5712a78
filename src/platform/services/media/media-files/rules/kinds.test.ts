import { expect, it } from 'vitest';
import { mismatchedFormat } from './kinds.ts';

it.each([
  ['not-an-image.png', 'text/plain', 'PNG'],
  ['drawing.svg', 'text/html', 'SVG'],
  ['photo.jpg', 'application/octet-stream', 'JPG'],
  ['photo.jpg', 'application/pdf', 'JPG'],
  ['movie.mp4', 'text/plain', 'MP4'],
  ['song.mp3', 'application/zip', 'MP3'],
  // Taken as what it is.
  ['holiday.jpg', 'image/gif', undefined],
  ['photo.png', 'image/svg+xml', undefined],
  ['not-a-movie.mp4', 'image/png', undefined],
  ['sound.ogg', 'video/ogg', undefined],
  // Nobody recognizes every recording, and other names promise no media.
  ['movie.mp4', 'application/octet-stream', undefined],
  ['letter.doc', 'text/plain', undefined],
  ['notes', 'text/plain', undefined],
])('assumed: a file named %s whose content is %s does not match the format %s', (name, type, promised) => {
  expect(mismatchedFormat(name, type)).toBe(promised);
});
