import type { Plugin } from 'vite';

/** What stands in for a package that nothing of ours needs; `object-entries` does what its package did. */
const STAND_IN = /\/src\/stand-ins\/(?:absent|mui-icons-material)\//;

interface Chunk {
  fileName: string;
  /** Modules and the code that tree shaking left of each. */
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

/** The first chunk that contains code of a stand-in, and that module. */
export function findStandIn(chunks: readonly Chunk[]): { chunk: string; module: string } | undefined {
  for (const { fileName, modules } of chunks) {
    const module = Object.keys(modules).find(
      (id) => STAND_IN.test(id.replaceAll('\\', '/')) && (modules[id]?.renderedLength ?? 0) > 0,
    );
    if (module !== undefined) return { chunk: fileName, module };
  }
  return undefined;
}

/** Ends a build that needs a package which a stand-in replaces. */
export const rejectStandIns = (): Plugin => ({
  name: 'refuse-stand-ins',
  generateBundle(_options, bundle) {
    const found = findStandIn(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (found)
      this.error(`${found.chunk} needs a package that src/stand-ins replaces by nothing: ${found.module}`);
  },
});
