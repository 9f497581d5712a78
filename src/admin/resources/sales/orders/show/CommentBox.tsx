import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Send } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import styles from './Comment.module.css';
import { useOrderAction } from './use-order-action.ts';

const longest = 5000;

export function CommentBox({ id, allowed }: { id: string; allowed: boolean }) {
  const translate = useTranslate();
  const [message, setMessage] = useState('');
  const add = useOrderAction<string>(
    id,
    (provider, text, idempotencyKey) => provider.addComment('orders', { id, message: text, idempotencyKey }),
    () => setMessage(''),
  );
  const text = message.trim();
  const send = () => {
    if (text !== '' && !add.isPending) add.mutate(text);
  };
  if (!allowed) return <p className={styles['note']}>{translate('orders.timeline.mayNotWrite')}</p>;
  return (
    <>
      <form
        className={styles['box']}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <OutlinedInput
          fullWidth
          multiline
          maxRows={8}
          value={message}
          placeholder={translate('orders.timeline.write')}
          slotProps={{ input: { 'aria-label': translate('orders.timeline.write'), maxLength: longest } }}
          onChange={(event) => setMessage(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            send();
          }}
        />
        {text !== '' && (
          <Button type="submit" disabled={add.isPending} aria-busy={add.isPending}>
            <Send aria-hidden />
            {translate('orders.timeline.add')}
          </Button>
        )}
      </form>
      {add.isError && (
        <ErrorState
          inline
          title={translate('orders.timeline.addFailed')}
          notDone={translate('orders.timeline.inputSaved')}
          error={add.error}
          retry={send}
        />
      )}
    </>
  );
}
