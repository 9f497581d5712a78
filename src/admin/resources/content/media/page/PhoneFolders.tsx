import { Folder, FolderPlus, Lock, Tag, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { MediaTotals } from '#shared/media.ts';
import { MEDIA_ROOT } from '#shared/media.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { folderTree, type FolderNode } from '../folder-tree.ts';
import type { MediaFolder } from '../media-file.ts';
import type { LibraryLocation } from '../library-location.ts';
import styles from './page.module.css';

interface Props {
  place: LibraryLocation;
  folders: readonly MediaFolder[];
  sums: MediaTotals | undefined;
  onNew: (() => void) | undefined;
}

const nodeOf = (nodes: readonly FolderNode[], id: string): FolderNode | undefined => {
  for (const node of nodes) {
    const found = node.id === id ? node : nodeOf(node.children, id);
    if (found) return found;
  }
  return undefined;
};

/** On a phone the folders one level down lie in a row above the files; at the top, what lies across them too. */
export function PhoneFolders({ place: { view, folder, q }, folders, sums, onNew }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  if (view !== 'files' || q) return null;
  const tree = folderTree(folders, sums?.byFolder);
  const atTop = folder === undefined || folder === MEDIA_ROOT;
  const below = atTop ? tree : (nodeOf(tree, folder)?.children ?? []);
  const across = [
    { id: 'private', icon: Lock },
    ...(sums ? [{ id: 'labels', icon: Tag }] : []),
    { id: 'trash', icon: Trash2 },
  ];
  return (
    <nav className={styles['chips']} aria-label={translate('media.tree.label')}>
      {below.map(({ id, name, files }) => (
        <Link key={id} to={`/media?folder=${encodeURIComponent(id)}`}>
          <Folder size={16} aria-hidden />
          <bdi>{name}</bdi>
          {files !== undefined && <b className="num">{words(files)}</b>}
        </Link>
      ))}
      {atTop &&
        across.map(({ id, icon: Icon }) => (
          <Link key={id} to={`/media?in=${id}`}>
            <Icon size={16} aria-hidden />
            <bdi>{translate(`media.tree.${id}`)}</bdi>
          </Link>
        ))}
      {onNew && (
        <button type="button" className={styles['chip']} onClick={onNew}>
          <FolderPlus size={16} aria-hidden />
          {translate('media.folder.create.action')}
        </button>
      )}
    </nav>
  );
}
