import type { LibraryFigures } from './measure-media.ts';
import type { MediaBytesFigures } from './measure-media-bytes.ts';
import type { Section } from './report.ts';
import { comparison, lines, memoryLine, ms, number } from './tables.ts';

export const mediaIntroduction: Section = {
  heading: '## Media',
  text: [
    'Records of a library in 200 folders, of which every fifth file stands in a product; pages of 100, asked for as the desk asks. Where the contract’s reply tells how many there are, *bare* counts them too.',
  ],
};

export const librarySection = ({ engine, files, scenarios, memory }: LibraryFigures): Section => ({
  heading: `### Media on ${engine}`,
  text: [`${number(files)} files.`, comparison(scenarios), memoryLine(memory)],
});

const rate = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB/s`;
const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

export const mediaBytesSection = ({ transform, upload, large }: MediaBytesFigures): Section => ({
  heading: '### The bytes of media',
  text: [
    'A picture of twelve megapixels is cut to 640 × 480 as WebP; *sharp alone* does the same in a process that does nothing else. 200 MB of noise are uploaded and, beside that, copied and synced on the same disk; an upload is hashed twice on its way. Medians.',
    lines([
      { name: 'a size that nobody asked for before', value: `${ms(transform.first)} ms` },
      { name: 'sharp alone', value: `${ms(transform.alone)} ms` },
      { name: 'the same size again', value: `${ms(transform.cached)} ms` },
      {
        name: '64 at once who ask for one new size, until the last has it',
        value: `${ms(transform.many)} ms`,
      },
      { name: 'upload by PUT', value: rate(upload.put) },
      { name: 'upload by TUS', value: rate(upload.tus) },
      { name: 'copy and sync', value: rate(upload.copy) },
      ...(large
        ? [
            { name: `upload of ${gigabytes(large.bytes)}`, value: rate(large.rate) },
            { name: `a zip of ${gigabytes(large.zipBytes)}`, value: rate(large.zipRate) },
            {
              name: 'memory at its highest: before, after the upload, after the zip',
              value: `${large.memory.before}, ${large.memory.uploaded}, ${large.memory.zipped} MiB`,
            },
          ]
        : []),
    ]),
  ],
});
