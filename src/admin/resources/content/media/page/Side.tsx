import { useGetOne } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import type { MediaTotals } from '#shared/media.ts';
import { usePanelFocus } from '#admin/ui/panel/use-panel-focus.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { MediaFile, MediaFolder } from '../media-file.ts';
import { FilePanel } from '../panel/FilePanel.tsx';
import { SeveralPanel } from '../panel/SeveralPanel.tsx';
import { StoragePanel } from '../panel/StoragePanel.tsx';
import type { MediaActions } from '../use-media-actions.ts';
import styles from './page.module.css';

interface Props {
  several: boolean;
  count: number | undefined;
  chosen: readonly MediaFile[];
  /** By the address: it need not be among those that are shown. */
  asked: string | undefined;
  folders: readonly MediaFolder[];
  sums: MediaTotals | undefined;
  acts: MediaActions;
  onView: ((file: MediaFile) => void) | undefined;
  onMove: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
  onClose: () => void;
  /** On a phone, while files are picked, none takes the screen. */
  selecting: boolean;
}

/** Beside the files: the one that is selected, several, or what is kept altogether. */
export function Side(props: Props) {
  const { several, count, chosen, asked, folders, sums, acts, onView, onMove, onDelete, onClose, selecting } =
    props;
  const phone = usePhone();
  const { data: found } = useGetOne<MediaFile>(
    'media',
    { id: asked ?? '' },
    { enabled: asked !== undefined && chosen.length === 0 },
  );
  const file = chosen[0] ?? (asked === undefined ? undefined : found);
  const open = file !== undefined && !several && !(phone && selecting);
  if (phone && !open) return null;
  const content = (
    <>
      {several ? (
        <SeveralPanel count={count} files={chosen} />
      ) : file ? (
        <FilePanel
          key={file.id}
          file={file}
          folders={folders}
          acts={acts}
          onView={onView && (() => onView(file))}
          onMove={() => onMove(file)}
          onDelete={() => onDelete(file)}
          onClose={phone ? onClose : undefined}
        />
      ) : (
        <StoragePanel sums={sums} />
      )}
    </>
  );
  if (phone) return <PagePanel onClose={onClose}>{content}</PagePanel>;
  return (
    <aside className={styles['side']} data-open={open}>
      {content}
    </aside>
  );
}

/** On a phone a file takes the screen. */
function PagePanel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  usePanelFocus(panel, onClose);
  return (
    <aside ref={panel} tabIndex={-1} className={styles['side']} data-open data-page-panel>
      {children}
    </aside>
  );
}
