import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { readRates } from './read-rates.ts';
import type { RateLine } from './rate-lines.ts';
import './messages.en.ts';
import styles from './Rates.module.css';

interface Props {
  base: string;
  onClose: () => void;
  onTake: (lines: RateLine[]) => void;
}

const mostRefused = 5;
const MAX_BYTES = 2_000_000;

/** Rates from a bank's page or a file, read before anything is changed. */
export default function PasteDialog({ base, onClose, onTake }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [large, setLarge] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { lines, refused } = readRates(text, base);
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    setLarge(chosen.size > MAX_BYTES);
    if (chosen.size <= MAX_BYTES) setText(await chosen.text());
  };
  return (
    <ConfirmDialog
      open
      title={translate('rates.pasteTitle')}
      confirm={translate('rates.take', { smart_count: lines.length })}
      disabled={lines.length === 0}
      onClose={onClose}
      onConfirm={() => onTake(lines)}
    >
      <div className={styles['paste']}>
        <TextField
          multiline
          minRows={6}
          maxRows={12}
          autoFocus
          label={translate('rates.pasteLabel')}
          hint={translate('rates.pasteHint', { base })}
          error={large ? translate('rates.large') : undefined}
          placeholder={`2026-11-20, USD, 0.92\n2026-11-20, GBP, 1.17`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hidden
          aria-label={translate('rates.file')}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button onClick={() => file.current?.click()}>
          <Upload aria-hidden />
          {translate('rates.file')}
        </Button>
        <div role="status">
          {refused.length > 0 && (
            <>
              <p className={styles['rejected']}>
                {translate('rates.rejected', { smart_count: refused.length })}
              </p>
              <ul>
                {refused.slice(0, mostRefused).map(({ number, text: row }) => (
                  <li key={number}>
                    {number}: <bdi>{row.slice(0, 80)}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </ConfirmDialog>
  );
}
