import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { FileUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { encodingNames } from '#shared/encoding-names.en.ts';
import { encodings, type FileEncoding } from '#shared/encodings.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useTrackingText } from './use-tracking-check.ts';

const MAX_BYTES = 500_000;

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
  const {
    mutate,
    data,
    isPending,
    error: readError,
    reset,
  } = useTrackingText((read) => {
    onText(read);
    onCheck(read);
  });
  const take = (file: File | undefined): void => {
    if (!file) return;
    setTooLarge(file.size > MAX_BYTES);
    if (file.size <= MAX_BYTES) mutate({ file });
  };
  const failure = readError ?? error;
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
        onChange={({ target }) => {
          // What is typed has no encoding.
          reset();
          onText(target.value);
        }}
      />
      {data && (
        <SelectField<FileEncoding>
          label={translate('orders.fulfilMany.encoding')}
          hint={translate('orders.fulfilMany.encodingHint')}
          value={data.encoding}
          onChange={(encoding) => mutate({ file: data.file, encoding })}
        >
          {encodings.map((one) => (
            <MenuItem key={one} value={one}>
              {encodingNames[one]}
            </MenuItem>
          ))}
        </SelectField>
      )}
      <div className="wrap-8">
        <Button disabled={busy || isPending} onClick={() => field.current?.click()}>
          <FileUp aria-hidden />
          {translate('orders.fulfilMany.choose')}
        </Button>
        <Button
          variant="contained"
          disabled={busy || isPending || text.trim() === ''}
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
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {failure !== null && (
        <ErrorState
          inline
          error={failure}
          title={translate('orders.fulfilMany.matchFailed')}
          notDone={translate('orders.fulfilMany.nothing')}
        />
      )}
    </>
  );
}
