import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ban, ChevronDown, CircleCheck, Download, Tag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useMay } from '../../../access/session.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import type { BulkTask } from './BulkDialogs.tsx';

interface Props {
  onTask: (task: BulkTask | 'export') => void;
}

export function BulkActions({ onTask }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const mayChange = useMay('ECOM.MODIFY_ORDERS');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const items = [
    ...(mayChange && phone ? [{ task: 'update-tags', icon: Tag } as const] : []),
    ...(phone ? [{ task: 'export', icon: Download } as const] : []),
    ...(mayChange ? [{ task: 'cancel', icon: Ban } as const] : []),
  ];
  const markAsPaid = mayChange && (
    <Button variant={phone ? 'contained' : 'text'} onClick={() => onTask('mark-as-paid')}>
      <CircleCheck aria-hidden />
      {translate('orders.bulk.mark-as-paid.action')}
    </Button>
  );
  return (
    <>
      {!phone && markAsPaid}
      {mayChange && !phone && (
        <Button variant="text" onClick={() => onTask('update-tags')}>
          <Tag aria-hidden />
          {translate('orders.bulk.update-tags.action')}
        </Button>
      )}
      {!phone && (
        <Button variant="text" onClick={() => onTask('export')}>
          <Download aria-hidden />
          {translate('orders.bulk.export.action')}
        </Button>
      )}
      {items.length > 0 && (
        <Button
          variant={phone ? 'outlined' : 'text'}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate('list.bulk.more')}
          <ChevronDown aria-hidden />
        </Button>
      )}
      {phone && markAsPaid}
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ root: { role: 'region', 'aria-label': translate('list.bulk.more') } }}
      >
        {items.map(({ task, icon: Icon }) => (
          <MenuItem
            key={task}
            onClick={() => {
              setAnchor(undefined);
              onTask(task);
            }}
          >
            <Icon aria-hidden />
            {translate(`orders.bulk.${task}.action`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
