import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Download, FolderInput, Lock, RotateCcw, Tag, Trash2, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { mediaDesk } from '#shared/desks/media.ts';
import { may, useSession } from '#admin/access/session.ts';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { BulkKind } from '../bulk/BulkDialog.tsx';
import styles from '../bulk/bulk.module.css';

interface Props {
  count: number | undefined;
  total: number | undefined;
  /** Not all of them were picked one by one. */
  all: boolean;
  trashed: boolean;
  onAll: () => void;
  onClear: () => void;
  onAct: (kind: BulkKind) => void;
  /** Absent where the browser does not know them all. */
  onDownload: (() => void) | undefined;
}

/** What can be done to those that are selected. */
export function SelectionBar(props: Props) {
  const { count, total, all, trashed, onAll, onClear, onAct, onDownload } = props;
  const translate = useTranslate();
  const words = useCountText();
  const phone = usePhone();
  const embedded = useSession()?.ownFields ?? false;
  const { jobs, rights } = mediaDesk;
  const actions = (
    trashed
      ? [
          { kind: 'restore', icon: RotateCcw, rights: jobs.restore },
          { kind: 'delete', icon: Trash2, rights: jobs.delete },
        ]
      : [
          { kind: 'move', icon: FolderInput, rights: jobs.move },
          { kind: 'label', icon: Tag, rights: jobs.label },
          ...(embedded ? [{ kind: 'set-private', icon: Lock, rights: jobs['set-private'] }] : []),
          { kind: 'trash', icon: Trash2, rights: jobs.trash },
        ]
  ).filter((action) => may(action.rights));
  const text = (
    <b role="status">
      {count === undefined
        ? translate('media.selected.all')
        : translate('media.selected.count', { smart_count: count, count: words(count) })}
    </b>
  );
  const buttons = actions.map(({ kind, icon: Icon }) => (
    <Button key={kind} variant="text" onClick={() => onAct(kind as BulkKind)}>
      <Icon aria-hidden />
      {translate(`media.bulk.${kind}.action`)}
    </Button>
  ));
  if (phone)
    return (
      <BottomBar>
        <div className={styles['bar']} role="toolbar" aria-label={translate('media.selected.label')}>
          {text}
          {buttons}
        </div>
      </BottomBar>
    );
  return (
    <div className={styles['bar']} role="toolbar" aria-label={translate('media.selected.label')}>
      {text}
      {!all && total !== undefined && count !== undefined && total > count && (
        <Button variant="text" color="primary" onClick={onAll}>
          {translate('media.selected.select', { smart_count: total, count: words(total) })}
        </Button>
      )}
      <span className={styles['grow']} />
      {onDownload && may(rights.downloadMany) && !trashed && (
        <Button variant="text" onClick={onDownload}>
          <Download aria-hidden />
          {translate('media.action.download')}
        </Button>
      )}
      {buttons}
      <IconButton size="small" onClick={onClear} aria-label={translate('media.selected.clear')}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
