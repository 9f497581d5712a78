import { useState, type FormEvent } from 'react';
import { CallError } from '../../wix/errors.ts';
import { definePage } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { FoundOrderCard } from './FoundOrderCard.tsx';
import { lookUpOrder, type FoundOrder } from './look-up-api.ts';
import styles from './order-look-up.module.css';

type Failure = 'notFound' | 'tooMany' | 'failed';

const failureOf = (thrown: unknown): Failure => {
  const status = thrown instanceof CallError ? thrown.status : 0;
  if (status === 404) return 'notFound';
  return status === 429 ? 'tooMany' : 'failed';
};

/** A guest's order, for who knows its number and the address it was placed with. */
function OrderLookUpPage() {
  const t = useT();
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [rejected, setRejected] = useState<unknown>();
  const [order, setOrder] = useState<FoundOrder>();
  const numberOk = /^#?\d{1,15}$/.test(number.trim());
  const emailOk = /^\S+@\S+$/.test(email.trim());

  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!numberOk || !emailOk || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setOrder(await lookUpOrder(number.trim(), email.trim()));
    } catch (thrown) {
      setFailure(failureOf(thrown));
      setRejected(thrown);
    } finally {
      setBusy(false);
    }
  };

  if (order) return <FoundOrderCard order={order} email={email} onAnother={() => setOrder(undefined)} />;
  return (
    <div className={styles['page']}>
      <h1>{t('lookUp.title')}</h1>
      <p className="quiet">{t('lookUp.lead')}</p>
      {failure && (
        <FailureNotice error={failure === 'failed' ? rejected : undefined}>
          {t(`lookUp.${failure}`)}
        </FailureNotice>
      )}
      <form onSubmit={(event) => void find(event)} noValidate>
        <TextField
          label={t('lookUp.number')}
          error={tried && !numberOk && t('lookUp.needed.number')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextField
          label={t('lookUp.email')}
          error={tried && !emailOk && t('lookUp.needed.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" size="big" busy={busy}>
          {t(busy ? 'lookUp.finding' : 'lookUp.find')}
        </Button>
      </form>
    </div>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('lookUp.title'), noIndex: true }),
  Page: OrderLookUpPage,
});
