import { ScanLine } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextField } from '#admin/ui/TextField.tsx';
import { lineName } from '../show/line-text.ts';
import styles from './fulfil.module.css';
import type { Scanned } from './scan.ts';

interface Props {
  /** Of the parcel that is packed, from 1. */
  number: number;
  onScan: (code: string) => Scanned;
}

/** A scanner types the code and presses Enter; so may hands. */
export function ScanField({ number, onScan }: Props) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [last, setLast] = useState<{ code: string; scanned: Scanned; count: number }>();
  const wrong = last && (last.scanned.outcome === 'unknown' || last.scanned.outcome === 'full');
  const told =
    last &&
    translate(`orders.fulfil.scan.${last.scanned.outcome}`, {
      code: last.code,
      number,
      name: 'line' in last.scanned ? lineName(last.scanned.line.line) : '',
    });
  return (
    <form
      className={styles['scan']}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = code.trim();
        setCode('');
        if (typed !== '') setLast({ code: typed, scanned: onScan(typed), count: (last?.count ?? 0) + 1 });
      }}
    >
      {/* Anew for each wrong code, so that it shakes each time. */}
      <div className={wrong ? styles['shake'] : ''} data-shake={wrong ? last.count % 2 : undefined}>
        <TextField
          label={translate('orders.fulfil.scan.label', { number })}
          value={code}
          startAdornment={<ScanLine size={16} aria-hidden />}
          inputProps={{
            autoComplete: 'off',
            spellCheck: false,
            dir: 'ltr',
            maxLength: 100,
            enterKeyHint: 'done',
          }}
          error={wrong ? told : undefined}
          hint={wrong ? undefined : (told ?? translate('orders.fulfil.scan.hint'))}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <p className="visually-hidden" role={wrong ? 'alert' : 'status'}>
        {told}
      </p>
    </form>
  );
}
