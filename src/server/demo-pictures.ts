import { drawnOnDemand } from '../demo/drawn-on-demand.ts';
import { hasPrints } from '../demo/media/media-part.ts';
import { drawDemo, fillDemo, seedDemo } from '../demo/seed-demo.ts';
import type { FileStore } from '../platform/ports.ts';
import type { Gateway } from './gateway.ts';
import { staffCollaborators } from './staff/collaborators.ts';
import { ensureDemoStaff } from './staff/demo-staff.ts';

interface Options {
  gateway: Gateway;
  files: FileStore;
  /** Whether the posters are drawn before the server answers. */
  pictures: 'first' | 'later';
}

export interface Demo {
  /** Where a poster that is not drawn yet is drawn when it is read. */
  files: FileStore;
  /** Draws what is missing, in the background. */
  draw(): Promise<void>;
  stop(): Promise<void>;
}

/** The demo's staff, and everything in its store but, where they come later, the pictures. */
export async function openDemo({ gateway, files, pictures }: Options): Promise<Demo> {
  const { database, siteId, clock, logger } = gateway;
  const ending = new AbortController();
  const options = {
    database,
    files,
    clock,
    siteId,
    collaborators: staffCollaborators({ demo: true }),
    log: (line: string) => logger.info({}, line),
    signal: ending.signal,
  };
  await ensureDemoStaff(gateway);
  await (pictures === 'later' ? fillDemo(options) : seedDemo(options));
  const onDemand = drawnOnDemand(files);
  const areMissing = !(await hasPrints(options));
  let drawing = Promise.resolve();
  return {
    files: areMissing ? onDemand.files : files,
    draw() {
      drawing = drawDemo({ ...options, draw: onDemand.draw })
        .catch((error: unknown) => {
          if (!ending.signal.aborted)
            logger.error({ err: error }, 'the posters of the demo could not be drawn');
        })
        .finally(onDemand.forget);
      return drawing;
    },
    async stop() {
      ending.abort();
      await drawing;
    },
  };
}
