import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import styles from './many.module.css';

const MOST_BYTES = 500_000;

interface Props {
  text: string;
  busy: boolean;
  error: unknown;
  onText: (text: string) => void;
  onCheck: (text: string) => void;
}

/** Rows come from a file, or are pasted, which is how a phone has them. */
export function TrackingRows({ text, busy, error, onText, onCheck }: Props) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size > MOST_BYTES) return;
    const read = await file.text();
    onText(read);
    onCheck(read);
  };
  return (
    <>
      <TextField
        label={translate('orders.fulfilMany.paste')}
        value={text}
        multiline
        minRows={3}
        maxRows={6}
        placeholder={'10482, JD014600003, DHL'}
        inputProps={{ dir: 'ltr', spellCheck: false }}
        error={tooLarge ? translate('orders.fulfilMany.tooLarge') : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      <div className={styles['tools']}>
        <Button disabled={busy} onClick={() => field.current?.click()}>
          <FileUp aria-hidden />
          {translate('orders.fulfilMany.choose')}
        </Button>
        <Button
          variant="contained"
          disabled={busy || text.trim() === ''}
          aria-busy={busy}
          onClick={() => onCheck(text)}
        >
          {translate('orders.fulfilMany.check')}
        </Button>
        <input
          ref={field}
          hidden
          type="file"
          accept=".csv,.txt,text/csv"
          aria-label={translate('orders.fulfilMany.choose')}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {error !== null && (
        <ErrorState
          inline
          error={error}
          title={translate('orders.fulfilMany.unread')}
          notDone={translate('orders.fulfilMany.nothing')}
        />
      )}
    </>
  );
}
