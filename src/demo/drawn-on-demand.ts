import type { FileStore } from '../platform/ports.ts';
import { findPrint, print, type Print } from './print-posters.ts';

export interface DrawnOnDemand {
  /** The given files, and every poster of the demo: one that is missing is drawn when it is read. */
  files: FileStore;
  /** Draws a poster, or shares the drawing that is under way. */
  draw: (poster: Print) => Promise<Uint8Array>;
  /** Releases the memory once all posters are files. */
  forget: () => void;
}

/** Writes nothing: a poster that is written after its record was made would be stored twice. */
export function drawnOnDemand(files: FileStore): DrawnOnDemand {
  const drawn = new Map<string, Promise<Uint8Array>>();
  const draw = (poster: Print): Promise<Uint8Array> => {
    const drawing = drawn.get(poster.mediaId) ?? print(poster);
    drawn.set(poster.mediaId, drawing);
    drawing.catch(() => drawn.delete(poster.mediaId));
    return drawing;
  };
  const missing = async (key: string): Promise<Uint8Array | undefined> => {
    const poster = findPrint(key);
    if (!poster || (await files.sizeOf(key)) !== undefined) return undefined;
    return draw(poster);
  };
  return {
    draw,
    forget: () => drawn.clear(),
    files: {
      ...files,
      read: async (key) => (await missing(key)) ?? files.read(key),
      async open(key, range) {
        const bytes = await missing(key);
        if (!bytes) return files.open(key, range);
        const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
        return { size: bytes.length, bytes: new Blob([new Uint8Array(part)]).stream() };
      },
      sizeOf: async (key) => (await missing(key))?.length ?? files.sizeOf(key),
    },
  };
}
