import type { Plugin } from 'vite';

interface Chunk {
  fileName: string;
  /** Imported before it runs. */
  imports: readonly string[];
}

/** The chunks of the first circle found, the first of them again at its end; nothing if there is none. */
export function findCircle(chunks: readonly Chunk[]): string[] | undefined {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const next of byName.get(name)?.imports ?? []) {
      const circle = walk(next, [...way, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = walk(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Ends the build where chunks import each other: one of them would run before what it needs is there. */
export const rejectCircles = (): Plugin => ({
  name: 'refuse-circles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = findCircle(chunks);
    if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}`);
  },
});
