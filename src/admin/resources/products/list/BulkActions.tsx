import Button from '@mui/material/Button';
import { Eye, EyeOff, Package } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMay } from '../../../access/session.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import type { BulkTask } from './BulkDialog.tsx';

const icons = { show: Eye, hide: EyeOff, stock: Package } as const;

export function BulkActions({ onTask }: { onTask: (task: BulkTask) => void }) {
  const translate = useTranslate();
  const phone = usePhone();
  const mayChange = useMay('WIX_STORES.PRODUCT_UPDATE');
  const mayStock = useMay('WIX_STORES.INVENTORY_UPDATE');
  const tasks: BulkTask[] = [
    ...(mayChange ? (['show', 'hide'] as const) : []),
    ...(mayStock ? (['stock'] as const) : []),
  ];
  return tasks.map((task) => {
    const Icon = icons[task];
    return (
      <Button key={task} variant={phone ? 'outlined' : 'text'} onClick={() => onTask(task)}>
        <Icon aria-hidden />
        {translate(`products.bulk.${task}.action`)}
      </Button>
    );
  });
}
