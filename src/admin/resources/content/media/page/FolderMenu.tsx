import { Download, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { mediaDesk } from '#shared/desks/media.ts';
import { may } from '#admin/access/session.ts';
import { MediaActionMenu } from '../MediaActionMenu.tsx';
import type { MediaFolder } from '../media-file.ts';
import type { MediaActions } from '../use-media-actions.ts';
import type { FolderAction } from './FolderDialogs.tsx';

interface Props {
  folder: MediaFolder;
  acts: MediaActions;
  onDeed: (folderAction: FolderAction) => void;
  onGone: () => void;
}

/** What can be done to the folder that is open. */
export function FolderMenu({ folder, acts, onDeed, onGone }: Props) {
  const translate = useTranslate();
  const { rights } = mediaDesk;
  const items = [
    { id: 'rename', icon: Pencil, rights: rights.editFolder, run: () => onDeed('rename') },
    { id: 'move', icon: FolderInput, rights: rights.editFolder, run: () => onDeed('move') },
    {
      id: 'download',
      icon: Download,
      rights: rights.downloadFolder,
      run: () => void acts.downloadFolder(folder.id),
    },
    {
      id: 'trash',
      icon: Trash2,
      rights: rights.trashFolder,
      run: () => void acts.trashFolder(folder).then((done) => done && onGone()),
    },
  ].filter((item) => may(item.rights));
  return (
    <MediaActionMenu
      size="small"
      label={translate('media.folder.more', { name: folder.displayName ?? '' })}
      acts={items.map((item) => ({ ...item, label: translate(`media.folder.action.${item.id}`) }))}
    />
  );
}
