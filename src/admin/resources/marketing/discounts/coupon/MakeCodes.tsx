import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MAX_CODES, patternProblem } from '#shared/coupons.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { useJobStart } from '#admin/ui/runner/use-job-start.ts';
import { TextField } from '#admin/ui/TextField.tsx';
import './coupon-messages.en.ts';
import styles from '../discounts.module.css';

interface Props {
  couponId: string;
  name: string;
  onClose: () => void;
}

const AT_FIRST = { count: '100', pattern: '####-####' };

/** Codes by the thousand: a job, and its file is their CSV. */
export default function MakeCodes({ couponId, name, onClose }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(AT_FIRST);
  const [tried, setTried] = useState(false);
  const { busy, error, start: startJob } = useJobStart();
  const say = (key: string, values?: object) => translate(`discounts.codes.${key}`, values);
  const count = /^\d{1,6}$/.test(typed.count.trim()) ? Number(typed.count.trim()) : 0;
  const pattern = typed.pattern.trim().toUpperCase();
  const wrong = {
    count: count >= 1 && count <= MAX_CODES ? undefined : say('badCount', { most: MAX_CODES }),
    pattern: patternProblem(pattern) === undefined ? undefined : say('badPattern'),
  };
  const numbers = { smart_count: count, count: count.toLocaleString('en'), name };
  const start = () => {
    setTried(true);
    if (wrong.count ?? wrong.pattern) return;
    startJob(
      {
        kind: 'coupons.make-codes',
        selection: { filter: { coupon: couponId, count } },
        params: { pattern },
        title: say('job', numbers),
      },
      onClose,
    );
  };
  return (
    <ConfirmDialog
      open
      title={say('dialog')}
      confirm={say('confirm', numbers)}
      busy={busy}
      onClose={onClose}
      onConfirm={start}
      error={error === undefined ? undefined : { title: say('failed'), cause: error }}
    >
      <div className={styles['fields']}>
        <p>{say('detail')}</p>
        <TextField
          label={say('howMany')}
          inputProps={{ inputMode: 'numeric' }}
          error={tried ? wrong.count : undefined}
          value={typed.count}
          onChange={({ target }) => setTyped({ ...typed, count: target.value })}
        />
        <TextField
          label={say('pattern')}
          hint={say('patternHint')}
          error={tried ? wrong.pattern : undefined}
          value={typed.pattern}
          onChange={({ target }) => setTyped({ ...typed, pattern: target.value })}
        />
      </div>
    </ConfirmDialog>
  );
}
