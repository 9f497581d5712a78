import { MEDIA_ROOT, VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import type { MediaFolder } from './media-file.ts';

export interface FolderNode {
  id: string;
  name: string;
  /** In it and in all below it; unknown where nobody counts. */
  files: number | undefined;
  children: FolderNode[];
}

const byName = new Intl.Collator('en', { numeric: true });

/** The folders as they lie in each other. One whose parent is not there, or that goes in a circle, is at the top. */
export function folderTree(
  folders: readonly MediaFolder[],
  counts: Readonly<Record<string, number>> | undefined,
): FolderNode[] {
  const parents = new Map(folders.map(({ id, parentFolderId }) => [id, parentFolderId ?? MEDIA_ROOT]));
  const known = new Set(parents.keys());
  const climbs = (id: string): boolean => {
    const seen = new Set<string>();
    let at: string | undefined = id;
    while (at !== undefined && known.has(at)) {
      if (seen.has(at)) return false;
      seen.add(at);
      at = parents.get(at);
    }
    return true;
  };
  const below = new Map<string, MediaFolder[]>();
  for (const folder of folders) {
    const parent = parents.get(folder.id) ?? MEDIA_ROOT;
    const at = known.has(parent) && climbs(folder.id) ? parent : MEDIA_ROOT;
    below.set(at, [...(below.get(at) ?? []), folder]);
  }
  const nodesIn = (parent: string): FolderNode[] =>
    (below.get(parent) ?? [])
      .map((folder): FolderNode => {
        const children = nodesIn(folder.id);
        const own = counts && (counts[folder.id] ?? 0);
        const files =
          own === undefined ? undefined : children.reduce((sum, each) => sum + (each.files ?? 0), own);
        return { id: folder.id, name: folder.displayName ?? '', files, children };
      })
      .toSorted((a, b) => byName.compare(a.name, b.name));
  return nodesIn(MEDIA_ROOT).filter(({ id }) => id !== VISITOR_UPLOADS_ROOT && id !== MEDIA_ROOT);
}

/** The way to a folder, from the top; empty where there is none. */
export function pathTo(folders: readonly MediaFolder[], id: string | undefined): MediaFolder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: MediaFolder[] = [];
  let at = id === undefined ? undefined : byId.get(id);
  while (at && !path.includes(at)) {
    path.unshift(at);
    at = byId.get(at.parentFolderId ?? '');
  }
  return path;
}

/** Itself and all that lies below: a folder cannot be moved there. */
export function withBelow(folders: readonly MediaFolder[], id: string): Set<string> {
  const inside = new Set([id]);
  let grown = true;
  while (grown) {
    grown = false;
    for (const folder of folders) {
      if (inside.has(folder.id) || !inside.has(folder.parentFolderId ?? '')) continue;
      inside.add(folder.id);
      grown = true;
    }
  }
  return inside;
}
