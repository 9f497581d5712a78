import { useState, type FormEvent } from 'react';
import type { ShownSubscription } from '#shared/subscriptions.ts';
import { CallError } from '#wix/errors.ts';
import { changeCard } from '#wix/shopper/subscriptions.ts';
import { checkCard, EMPTY_CARD, type CardProblems } from '../../shell/card/card.ts';
import { CardFields } from '../../shell/card/CardFields.tsx';
import { CardRejected, tokenizeCard } from '../../shell/card/tokenize-card.ts';
import { formatMoney } from '../../shell/money.tsx';
import { useLocale, useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { subscriptionErrorOf, type OnDone } from './subscription-outcome.ts';
import { isOwed } from './subscription-view.ts';
import styles from './subscriptions.module.css';

interface Props {
  subscription: ShownSubscription;
  onDone: OnDone;
  /** Where nobody has to give one. */
  onCancel?: () => void;
}

/** Another card: it pays what could not be charged, if anything, and is kept for what follows. */
export function NewCard({ subscription, onDone, onCancel }: Props) {
  const t = useT();
  const locale = useLocale();
  const [card, setCard] = useState(EMPTY_CARD);
  const [holder, setHolder] = useState('');
  const [tried, setTried] = useState(false);
  const [cardProblems, setCardProblems] = useState<CardProblems>({});
  const [busy, setBusy] = useState(false);
  const found = checkCard(card, new Date());
  const { id, amount, currency } = subscription;
  const owed = isOwed(subscription);
  const money = formatMoney({ amount, currency }, locale);

  const pay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || holder.trim() === '' || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const paymentToken = await tokenizeCard(card, holder.trim());
      const redirectUrl = await changeCard(id, { paymentToken });
      if (redirectUrl !== undefined) return location.assign(redirectUrl);
      onCancel?.();
      await onDone(owed ? 'paid' : 'newCard');
    } catch (thrown) {
      if (thrown instanceof CardRejected) setCardProblems(thrown.problems);
      else if (thrown instanceof CallError) await onDone(subscriptionErrorOf(thrown, owed), thrown);
      else throw thrown;
    }
    setBusy(false);
  };

  return (
    <form className={styles['newCard']} onSubmit={(event) => void pay(event)} noValidate>
      <h3>{t(owed ? 'subscriptions.cardNew' : 'subscriptions.cardAdd')}</h3>
      <p className="small">
        {owed ? t('subscriptions.cardNewText', { amount: money }) : t('subscriptions.cardAddText')}
      </p>
      <TextField
        label={t('subscriptions.holder')}
        error={tried && holder.trim() === '' && t('subscriptions.holderMissing')}
        autoComplete="cc-name"
        required
        value={holder}
        onChange={({ target }) => setHolder(target.value)}
      />
      <CardFields
        card={card}
        problems={{ ...(tried && found), ...cardProblems }}
        onChange={(field, value) => {
          setCardProblems({});
          setCard((before) => ({ ...before, [field]: value }));
        }}
        onLeave={() => undefined}
      />
      <Button type="submit" block busy={busy}>
        {owed ? t('subscriptions.payNow', { amount: money }) : t('subscriptions.cardKeep')}
      </Button>
      {onCancel && (
        <Button look="line" block onClick={onCancel}>
          {t('subscriptions.cardNot')}
        </Button>
      )}
    </form>
  );
}
