import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import styles from './Comment.module.css';
import { useOrderAction } from './use-order-action.ts';

interface Props {
  orderId: string;
  activityId: string;
  text: string;
  onClose: () => void;
}

export function CommentEditor({ orderId, activityId, text, onClose }: Props) {
  const translate = useTranslate();
  const [message, setMessage] = useState(text);
  const save = useOrderAction<string>(
    orderId,
    (provider, changed) => provider.updateComment('orders', { id: orderId, activityId, message: changed }),
    onClose,
  );
  const typed = message.trim();
  return (
    <form
      className={styles['edit']}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '' && !save.isPending) save.mutate(typed);
      }}
    >
      <OutlinedInput
        autoFocus
        fullWidth
        multiline
        value={message}
        slotProps={{ input: { 'aria-label': translate('orders.timeline.edit'), maxLength: 5000 } }}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      {save.isError && (
        <ErrorState inline title={translate('orders.timeline.saveFailed')} error={save.error} />
      )}
      <div>
        <Button type="submit" size="small" disabled={save.isPending || typed === '' || typed === text}>
          {translate('counterpart.action.save')}
        </Button>{' '}
        <Button variant="text" size="small" onClick={onClose}>
          {translate('counterpart.action.cancel')}
        </Button>
      </div>
    </form>
  );
}
