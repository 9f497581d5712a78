import Button from '@mui/material/Button';
import { Folder, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { mediaDesk } from '#shared/desks/media.ts';
import { may } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { RemainingDays } from '../files/RemainingDays.tsx';
import type { MediaFolder } from '../media-file.ts';
import type { MediaActions } from '../use-media-actions.ts';
import { useFolders } from '../use-library.ts';
import styles from './page.module.css';

interface Props {
  acts: MediaActions;
  /** Whether there is anything to empty. */
  any: boolean;
  onEmpty: () => void;
  /** So long it stays; unknown of a hosted platform. */
  days: number | undefined;
}

const DAY = 86_400_000;

/** A folder is not changed any more once it is there. */
const lastDay = ({ _updatedDate }: MediaFolder, days: number): string | undefined =>
  _updatedDate ? new Date(new Date(_updatedDate).getTime() + days * DAY).toISOString() : undefined;

/** Above what was thrown away: the folders among it, and the way to be rid of all of it. */
export function TrashBar({ acts, any, onEmpty, days }: Props) {
  const translate = useTranslate();
  const { folders } = useFolders(true);
  const [deleting, setDeleting] = useState<MediaFolder>();
  const [busy, setBusy] = useState(false);
  const mayDelete = may(mediaDesk.rights.trashFolder);
  const mayRestore = may(mediaDesk.rights.restoreFolder);
  return (
    <div className={styles['trash']}>
      <p>
        <span>
          {days === undefined ? translate('media.trash.about') : translate('media.trash.aboutDays', { days })}
        </span>
        {any && may(mediaDesk.rights.trash) && (
          <Button size="small" onClick={onEmpty}>
            <Trash2 aria-hidden />
            {translate('media.trash.empty')}
          </Button>
        )}
      </p>
      {folders.length > 0 && (
        <ul aria-label={translate('media.trash.folders')}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <Folder size={16} aria-hidden />
              <bdi>{folder.displayName}</bdi>
              {days !== undefined && (
                <small className="num">
                  <RemainingDays until={lastDay(folder, days)} />
                </small>
              )}
              {mayRestore && (
                <Button size="small" onClick={() => void acts.restoreFolder(folder)}>
                  <RotateCcw aria-hidden />
                  {translate('media.action.restore')}
                </Button>
              )}
              {mayDelete && (
                <Button size="small" onClick={() => setDeleting(folder)}>
                  <Trash2 aria-hidden />
                  {translate('media.action.delete')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {deleting && (
        <ConfirmDialog
          open
          title={translate('media.trash.folderTitle', { name: deleting.displayName ?? '' })}
          confirm={translate('media.trash.folderConfirm')}
          busy={busy}
          onClose={() => setDeleting(undefined)}
          onConfirm={() => {
            setBusy(true);
            void acts.deleteFolders([deleting.id]).finally(() => {
              setBusy(false);
              setDeleting(undefined);
            });
          }}
        >
          <p>{translate('media.trash.folderDetail')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
