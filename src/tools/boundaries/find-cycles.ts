/** The modules that each module imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * A shortest cycle of imports for each group of modules that reach each other, its smallest name first. Every edge is
 * followed twice at most, whereas dependency-cruiser searches the graph anew for each edge, which takes a third of its
 * run.
 */
export function findCycles(graph: ImportGraph): string[][] {
  return stronglyConnected(graph)
    .map((group) => shortestCycle(graph, group.toSorted()))
    .filter((cycle) => cycle.length > 0)
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

interface Visit {
  module: string;
  /** The position of the next import to follow. */
  next: number;
}

/** Tarjan's algorithm, with a stack of its own: a chain of imports is longer than the stack of calls. */
function stronglyConnected(graph: ImportGraph): string[][] {
  const groups: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const lower = (module: string, value = Infinity): void =>
    void low.set(module, Math.min(low.get(module) ?? Infinity, value));

  for (const root of graph.keys()) {
    const visits: Visit[] = index.has(root) ? [] : [{ module: root, next: 0 }];
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const { module } = visit;
      if (!index.has(module)) {
        index.set(module, index.size);
        lower(module, index.get(module));
        open.push(module);
        isOpen.add(module);
      }
      const imported = graph.get(module)?.[visit.next++];
      if (imported === undefined) {
        visits.pop();
        const parent = visits.at(-1);
        if (parent) lower(parent.module, low.get(module));
        if (low.get(module) !== index.get(module)) continue;
        const group = open.splice(open.lastIndexOf(module));
        for (const member of group) isOpen.delete(member);
        groups.push(group);
      } else if (!index.has(imported)) visits.push({ module: imported, next: 0 });
      else if (isOpen.has(imported)) lower(module, index.get(imported));
    }
  }
  return groups;
}

/** Empty for a single module that does not import itself. */
function shortestCycle(graph: ImportGraph, group: readonly string[]): string[] {
  const [start = ''] = group;
  const members = new Set(group);
  const importers = new Map<string, string>();
  const queue = [start];
  for (const module of queue) {
    for (const imported of graph.get(module) ?? []) {
      if (imported === start) return pathTo(importers, module);
      if (!members.has(imported) || importers.has(imported)) continue;
      importers.set(imported, module);
      queue.push(imported);
    }
  }
  return [];
}

function pathTo(importers: ReadonlyMap<string, string>, last: string): string[] {
  const path: string[] = [];
  for (let module: string | undefined = last; module !== undefined; module = importers.get(module)) {
    path.push(module);
  }
  return path.toReversed();
}
