import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useState } from 'react';

export interface MediaAction {
  id: string;
  icon: LucideIcon;
  label: string;
  run: () => void;
}

interface Props {
  /** Of the button that opens it. */
  label: string;
  acts: readonly MediaAction[];
  className?: string | undefined;
  size?: 'small' | 'medium';
}

/** What can be done to a file or a folder, behind a button; nothing where nothing may be done. */
export function MediaActionMenu({ label, acts, className = '', size = 'medium' }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (acts.length === 0) return null;
  return (
    <>
      <IconButton
        size={size}
        className={className}
        aria-haspopup="menu"
        aria-label={label}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {acts.map(({ id, icon: Icon, label: word, run }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(undefined);
              run();
            }}
          >
            <Icon aria-hidden />
            {word}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
