import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, Ellipsis, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { mediaDesk } from '../../../../shared/desks/media.ts';
import { may } from '../../../access/session.ts';
import type { MediaFolder } from '../media-file.ts';
import type { Acts } from '../use-acts.ts';
import type { FolderDeed } from './FolderDialogs.tsx';

interface Props {
  folder: MediaFolder;
  acts: Acts;
  onDeed: (deed: FolderDeed) => void;
  onGone: () => void;
}

/** What can be done to the folder that is open. */
export function FolderMenu({ folder, acts, onDeed, onGone }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
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
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={translate('media.folder.more', { name: folder.displayName ?? '' })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {items.map(({ id, icon: Icon, run }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(undefined);
              run();
            }}
          >
            <Icon aria-hidden />
            {translate(`media.folder.act.${id}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
