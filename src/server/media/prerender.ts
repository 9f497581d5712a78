import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Hono } from 'hono';
import { measureImage } from '../../platform/adapters/images.ts';
import { versionOf } from '../../shared/media.ts';
import { renditionPath, SHEET, widthsFor } from '../../shared/picture-sizes.ts';
import type { MediaLibrary } from './library.ts';

interface Options {
  library: Pick<MediaLibrary, 'picture' | 'sourceOf'>;
  /** Makes and keeps renditions, as for everybody who asks. */
  media: Pick<Hono, 'request'>;
  isQuiet?: () => boolean;
}

export interface Prerendering {
  /** The picture is shown, or is about to be. */
  add: (id: string) => void;
  /** Makes what pages ask of the picture that waits longest, while the server has nothing else to do. */
  work: () => Promise<void>;
}

const BUSY = 0.2;
/** Ids are remembered so far, so that pictures which are shown again and again are looked at once. */
const MAX = 20_000;

/** Neither this process nor the machine has had much to do of late. */
function quietness(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization < BUSY && (loadavg()[0] ?? 0) < availableParallelism();
  };
}

/** Pictures in the sizes that the shop's pages ask for, made before the first visitor asks. */
export function prerenderer({ library, media, isQuiet = quietness() }: Options): Prerendering {
  const waiting = new Set<string>();
  const seen = new Set<string>();
  return {
    add(id) {
      if (seen.size >= MAX) seen.clear();
      if (!seen.has(id)) waiting.add(id);
      seen.add(id);
    },
    async work() {
      const quiet = isQuiet();
      const [id] = waiting;
      if (id === undefined || !quiet) return;
      waiting.delete(id);
      const original = await library.picture(id);
      // It may be drawn by the time that it is shown again.
      if (!original) return void seen.delete(id);
      const size = await measureImage(original);
      if (!size) return;
      const source = await library.sourceOf(id);
      const version = source && versionOf(source);
      for (const width of widthsFor(size))
        await media.request(renditionPath(id, width, SHEET, 'avif', version));
    },
  };
}
