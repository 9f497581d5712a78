import { Lock, Tag, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { MediaTotals } from '#shared/media.ts';
import { VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import type { Dropped } from '../drag.ts';
import type { MediaFolder } from '../media-file.ts';
import type { View } from '../library-location.ts';
import { ALL, FolderTree } from './FolderTree.tsx';
import styles from './tree.module.css';

interface Props {
  view: View;
  folder: string | undefined;
  folders: readonly MediaFolder[];
  sums: MediaTotals | undefined;
  onFolder: (id: string | undefined) => void;
  onDrop: ((dropped: Dropped, folder: string) => void) | undefined;
}

/** Beside the files: the folders, and what lies across them. */
export function LibraryRail({ view, folder, folders, sums, onFolder, onDrop }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  /** What customers sent is in none of the store's folders, and not among all its files. */
  const visitors = sums?.byFolder[VISITOR_UPLOADS_ROOT] ?? 0;
  const across = [
    { id: 'private', icon: Lock, count: sums?.private },
    // On a hosted platform nobody can be asked which labels there are.
    ...(sums ? [{ id: 'labels', icon: Tag, count: sums.labels.length }] : []),
    { id: 'trash', icon: Trash2, count: sums && sums.trash.files + (sums.trash.folders ?? 0) },
  ];
  return (
    <>
      <FolderTree
        label={translate('media.tree.label')}
        folders={folders}
        counts={sums?.byFolder}
        total={sums && sums.files - visitors}
        visitors={sums && visitors}
        selected={view === 'files' ? (folder ?? ALL) : undefined}
        onOpen={(id) => onFolder(id === ALL ? undefined : id)}
        onDrop={onDrop}
      />
      <nav className={styles['views']} aria-label={translate('media.tree.across')}>
        {across.map(({ id, icon: Icon, count }) => (
          <Link
            key={id}
            to={`/media?in=${id}`}
            className={styles['view']}
            aria-current={view === id ? 'page' : undefined}
          >
            <Icon aria-hidden />
            <span>{translate(`media.tree.${id}`)}</span>
            {count !== undefined && <b className="num">{words(count)}</b>}
          </Link>
        ))}
      </nav>
    </>
  );
}
