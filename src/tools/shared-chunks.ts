import { basename, resolve } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code?: string | null } | null;
}

type Imports = (id: string, graph: Graph) => readonly string[];

/** Every module that one of `roots` imports, however far away; what is imported when it is wanted is not. */
function reachable(graph: Graph, roots: readonly string[], importsOf: Imports): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...importsOf(id, graph));
  }
  return found;
}

/** Of react-admin's own look nothing is used; its index names all of it, and with it every control there is. */
const LOOK = /\/ra-ui-materialui\//;

const allImports: Imports = (id, graph) =>
  graph.getModuleInfo(id)?.importedIds.filter((each) => !LOOK.test(each)) ?? [];

/** Modules that only hand on what others have: whoever imports one name of them imports all others on paper. */
const BARREL = /\/ra-core\/dist\/(?:.*\/)?index\.js$|\/lucide-react\/generated\/index\.js$/;

const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, '-').toLowerCase();

/** The names that a module imports, as their files may be called. */
function namesIn(code: string): Set<string> {
  const lists = [...code.matchAll(/import\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}/g)].map(([, list = '']) => list);
  const names = lists.flatMap((list) =>
    list.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? ''),
  );
  return new Set(names.filter(Boolean).flatMap((name) => [name, kebab(name)]));
}

/** Through a barrel only to the modules that are called as what is imported. */
const namedImports: Imports = (id, graph) => {
  const info = graph.getModuleInfo(id);
  if (!info) return [];
  const names = namesIn(info.code ?? '');
  const members = (barrel: string): string[] =>
    [...reachable(graph, [barrel], (each) => (BARREL.test(each) ? allImports(each, graph) : []))].filter(
      (each) => !BARREL.test(each) && names.has(basename(each).replace(/\.m?js$/, '')),
    );
  return info.importedIds.flatMap((each) => (BARREL.test(each) ? members(each) : [each]));
};

/** Names the chunk of all that the given sources need, and of nothing else. */
export function wholeChunk(name: string, sources: readonly string[]) {
  const roots = sources.map((source) => resolve(source));
  let all: Set<string> | undefined;
  return (id: string, graph: Graph): string | null => {
    all ??= reachable(graph, roots, namedImports);
    return all.has(id) ? name : null;
  };
}

/**
 * Names the chunk of a module that several pages share: `frame` for what the given sources need, the name of a kit for what
 * its folder has and only its pages need, `others` for what only other pages share. So what opens first waits for nothing
 * of the others, and no chunk ever needs one that needs it.
 */
export function sharedChunks({
  frame,
  kits = {},
  others,
}: {
  frame: readonly string[];
  kits?: Readonly<Record<string, RegExp>>;
  others: string;
}) {
  // As Vite names modules, on Windows too.
  const roots = frame.map((source) => resolve(source).replaceAll('\\', '/'));
  let first: Set<string> | undefined;
  return (id: string, graph: Graph): string => {
    first ??= reachable(graph, roots, allImports);
    if (first.has(id)) return 'frame';
    return Object.keys(kits).find((name) => kits[name]?.test(id)) ?? others;
  };
}
