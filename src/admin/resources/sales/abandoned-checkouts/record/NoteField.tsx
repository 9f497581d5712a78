import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { MAX_NOTE } from '#shared/abandoned-checkouts.ts';
import { abandonedCheckoutsDesk } from '#shared/desks/abandoned-checkouts.ts';
import { useMay } from '#admin/access/session.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { AbandonedCheckoutRecord } from '../abandoned-checkout-record.ts';
import type { AbandonedCheckoutsDataProvider } from '../use-abandoned-checkouts.ts';
import styles from '../abandoned-checkouts.module.css';

/** What colleagues should know of it. */
export function NoteField({ left: { id, told } }: { left: AbandonedCheckoutRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const provider = useDataProvider<AbandonedCheckoutsDataProvider>();
  const stored = told?.note ?? '';
  const [typed, setTyped] = useState<string>();
  const note = typed ?? stored;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.note('abandoned-checkouts', { id, note: note.trim() }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['abandoned-checkouts'] });
      setTyped(undefined);
      notify('abandoned-checkouts.note.saved', { type: 'info' });
    },
  });
  if (!useMay(abandonedCheckoutsDesk.rights.edit))
    return <p className={styles['hint']}>{stored || translate('abandoned-checkouts.note.none')}</p>;
  return (
    <div className={styles['note']}>
      <TextField
        label={translate('abandoned-checkouts.note.label')}
        value={note}
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_NOTE }}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== undefined && typed.trim() !== stored && (
        <Button size="small" disabled={isPending} onClick={() => mutate()}>
          {translate('abandoned-checkouts.note.save')}
        </Button>
      )}
      {error && <ErrorState inline error={error} title={translate('abandoned-checkouts.action.failed')} />}
    </div>
  );
}
