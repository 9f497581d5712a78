import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Demand } from '#shared/demand.ts';
import { notify } from './bulk-actions.tsx';
import { useOneAction } from './use-one-action.tsx';

/** Writes to those there are pieces for. */
export function NotifyButton({ demand: { id, reach, name } }: { demand: Demand }) {
  const translate = useTranslate();
  const { may, open, dialog } = useOneAction(id);
  if (!may || reach === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={translate('back-in-stock.notifyOf', { smart_count: reach, name })}
        onClick={() => open(notify)}
      >
        {translate('back-in-stock.notify', { count: reach })}
      </Button>
      {dialog}
    </>
  );
}
