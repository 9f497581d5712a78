import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { EllipsisVertical, ListChecks, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import styles from './list.module.css';

interface PhoneListAction {
  icon: LucideIcon;
  /** Already translated. */
  label: string;
  run: () => void;
}

interface Props {
  selecting: boolean;
  onSelecting: ((on: boolean) => void) | undefined;
  items: readonly PhoneListAction[];
  children: ReactNode;
}

/** What a phone has no room for in a toolbar. */
export function PhoneListMenu({ selecting, onSelecting, items, children }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const then = (action: () => void) => () => {
    setAnchor(undefined);
    action();
  };
  return (
    <span className={styles['phoneActions']}>
      {children}
      <IconButton
        size="large"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={translate('counterpart.action.more')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ root: { role: 'region', 'aria-label': translate('counterpart.action.more') } }}
      >
        {onSelecting && (
          <MenuItem onClick={then(() => onSelecting(!selecting))}>
            <ListChecks aria-hidden />
            {translate(selecting ? 'list.bulk.endSelecting' : 'list.bulk.startSelecting')}
          </MenuItem>
        )}
        {items.map(({ icon: Icon, label, run }) => (
          <MenuItem key={label} onClick={then(run)}>
            <Icon aria-hidden />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
