import { resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Every module that one of `roots` imports, however far away; what is imported when it is wanted is not. */
function reachable(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Names the chunk of a module that several pages share: `frame` for what the given sources need, `others` for what only
 * other pages share. So what opens first waits for nothing of the others, and no chunk ever needs one that needs it.
 */
export function sharedChunks({ frame, others }: { frame: readonly string[]; others: string }) {
  // As Vite names modules, on Windows too.
  const roots = frame.map((source) => resolve(source).replaceAll('\\', '/'));
  let first: Set<string> | undefined;
  return (id: string, graph: Graph): string => {
    first ??= reachable(graph, roots);
    return first.has(id) ? 'frame' : others;
  };
}
