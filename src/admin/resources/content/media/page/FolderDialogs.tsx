import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { MEDIA_ROOT } from '#shared/media.ts';
import { toCallError } from '#wix/errors.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from '../bulk/bulk.module.css';
import { withBelow } from '../folder-tree.ts';
import type { MediaFolder } from '../media-file.ts';
import { ALL, FolderTree } from '../tree/FolderTree.tsx';
import type { MediaActions } from '../use-media-actions.ts';
import '../folder-messages.en.ts';

const MAX_NAME = 200;

export type FolderAction = 'create' | 'rename' | 'move';

interface Props {
  deed: FolderAction;
  /** The one that is open, and that is meant where one is changed. */
  folder: MediaFolder | undefined;
  folders: readonly MediaFolder[];
  acts: MediaActions;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** A folder is made in the one that is open; or the open one gets another name, or another place. */
export default function FolderDialogs({ deed, folder, folders, acts, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState(deed === 'rename' ? (folder?.displayName ?? '') : '');
  const [target, setTarget] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const closed = useMemo(
    () => (folder ? withBelow(folders, folder.id) : new Set<string>()),
    [folders, folder],
  );
  const typed = name.trim();
  const act = async (): Promise<void> => {
    if (deed === 'create') {
      const id = await acts.createFolder(typed, folder?.id ?? MEDIA_ROOT);
      if (id !== undefined) onOpen(id);
    } else if (folder && deed === 'rename') await acts.renameFolder(folder.id, typed);
    else if (folder && target !== undefined)
      await acts.moveFolder(folder.id, target === ALL ? MEDIA_ROOT : target);
  };
  const values = { name: folder?.displayName ?? '' };
  return (
    <ConfirmDialog
      open
      title={translate(`media.folder.${deed}.title`, values)}
      confirm={translate(`media.folder.${deed}.confirm`, values)}
      busy={busy}
      disabled={deed === 'move' ? target === undefined : typed === ''}
      onClose={onClose}
      onConfirm={() => {
        setBusy(true);
        setError(undefined);
        act()
          .then(onClose, (thrown: unknown) => setError(toCallError(thrown)))
          .finally(() => setBusy(false));
      }}
      error={error === undefined ? undefined : { title: translate('media.folder.failed'), cause: error }}
    >
      {deed === 'move' ? (
        <div className={styles['pick']}>
          <FolderTree
            label={translate('media.folder.move.destination')}
            folders={folders}
            counts={undefined}
            total={undefined}
            selected={target}
            onOpen={setTarget}
            closed={closed}
            withVisitors={false}
          />
        </div>
      ) : (
        <TextField
          label={translate('media.folder.name')}
          hint={
            deed === 'create' &&
            translate('media.folder.inside', { name: folder?.displayName ?? translate('media.tree.all') })
          }
          value={name}
          inputProps={{ maxLength: MAX_NAME }}
          autoFocus
          autoComplete="off"
          onChange={({ target: field }) => setName(field.value)}
        />
      )}
    </ConfirmDialog>
  );
}
