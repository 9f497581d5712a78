import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, EllipsisVertical, ListChecks } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import styles from './list.module.css';

interface Props {
  selecting: boolean;
  onSelecting: (on: boolean) => void;
  onExport: () => void;
  children: ReactNode;
}

/** What a phone has no room for in a toolbar. */
export function OrderListMenu({ selecting, onSelecting, onExport, children }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const then = (act: () => void) => () => {
    setAnchor(undefined);
    act();
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
        <MenuItem onClick={then(() => onSelecting(!selecting))}>
          <ListChecks aria-hidden />
          {translate(selecting ? 'list.bulk.endSelecting' : 'list.bulk.startSelecting')}
        </MenuItem>
        <MenuItem onClick={then(onExport)}>
          <Download aria-hidden />
          {translate('orders.export.action')}
        </MenuItem>
      </Menu>
    </span>
  );
}
