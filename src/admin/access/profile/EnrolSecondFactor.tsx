import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { callApi } from '../call-api.ts';
import { CodeField } from '../CodeField.tsx';
import { useAccessCall } from '../use-access-call.ts';
import styles from './Profile.module.css';

/** The code to scan, drawn as one path, and the first code typed back as the proof that it works. */
export function EnrolSecondFactor({ uri, onDone }: { uri: string; onDone: () => void }) {
  const translate = useTranslate();
  const { busy, failure, attempt } = useAccessCall();
  const [code, setCode] = useState('');
  const { data, size } = useMemo(() => encode(uri, { ecc: 'M', border: 2 }), [uri]);
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <form
      className={styles['enrol']}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(async () => {
          await callApi('POST', '/admin/api/auth/two-factor/verify-totp', { code: code.replaceAll(' ', '') });
          onDone();
        });
      }}
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className={styles['qr']}
        role="img"
        aria-label={translate('access.profile.scan')}
      >
        <path d={path} />
      </svg>
      <div className={styles['form']}>
        <p>{translate('access.profile.scan')}</p>
        <p className={styles['text']}>
          {translate('access.profile.cannotScan')} <code>{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
        </p>
        <CodeField label={translate('access.field.code')} error={failure} value={code} onChange={setCode} />
        <div>
          <Button type="submit" variant="contained" disabled={busy || code === ''}>
            {translate('access.profile.confirm')}
          </Button>
        </div>
      </div>
    </form>
  );
}
