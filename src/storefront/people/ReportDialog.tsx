import { useState, type FormEvent } from 'react';
import type { ReportReason } from '../../wix/shopper/people-operations.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Dialog } from '../shell/ui/Dialog.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { Field } from '../shell/ui/Field.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import styles from './people.module.css';

/** As the contract has them. */
const REASONS: readonly ReportReason[] = ['SPAM', 'IMPERSONATION', 'HARASSMENT', 'OTHER'];
const MAX = 1000;

interface Props {
  open: boolean;
  id: string;
  name: string;
  onClose: () => void;
}

export function ReportDialog({ open, id, name, onClose }: Props) {
  const t = useT();
  return (
    <Dialog open={open} title={t('people.reportTitle', { name })} onClose={onClose}>
      <ReportForm id={id} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ id, onClose }: Pick<Props, 'id' | 'onClose'>) {
  const t = useT();
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [requested, setRequested] = useState(false);
  const [rejected, setRejected] = useState<unknown>();
  const [state, setState] = useState<'busy' | 'sent' | 'known' | 'failed'>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRequested(true);
    if (!reason || state === 'busy') return;
    setState('busy');
    try {
      const { report } = await import('../../wix/shopper/people-operations.ts');
      setState(await report(id, reason, words));
    } catch (thrown) {
      setRejected(thrown);
      setState('failed');
    }
  }
  if (state === 'sent' || state === 'known')
    return (
      <>
        <Notice kind="success">{t(`people.report.${state}`)}</Notice>
        <p className={styles['buttons']}>
          <Button onClick={onClose}>{t('people.close')}</Button>
        </p>
      </>
    );
  return (
    <form className={styles['report']} noValidate onSubmit={(event) => void submit(event)}>
      <p className="small quiet">{t('people.reportText')}</p>
      <fieldset>
        <legend>{t('people.reportReason')}</legend>
        {REASONS.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            <span>{t(`people.reason.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {requested && !reason && <Notice kind="danger">{t('people.reasonNeeded')}</Notice>}
      <Field label={t('people.reportMore')} hint={t('people.reportMoreHint')}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="inp"
            rows={3}
            maxLength={MAX}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {state === 'failed' && <FailureNotice error={rejected}>{t('people.report.failed')}</FailureNotice>}
      <p className={styles['buttons']}>
        <Button type="submit" busy={state === 'busy'}>
          {t(state === 'busy' ? 'people.reporting' : 'people.reportGo')}
        </Button>
        <Button look="line" onClick={onClose}>
          {t('people.cancel')}
        </Button>
      </p>
    </form>
  );
}
