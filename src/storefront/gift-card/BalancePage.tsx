import { useState } from 'react';
import { lastMomentOf } from '../../shared/gift-cards.ts';
import type { GiftCardBalance } from '../../wix/shopper/gift-card-operations.ts';
import { locales } from '../i18n/locales.ts';
import { definePage } from '../shell/define-page.ts';
import { Price } from '../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import styles from './gift-card.module.css';

type BalanceError = 'unknown' | 'missing' | 'often' | 'offline';

function Answer({ card }: { card: GiftCardBalance }) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const { balance, expirationDate, status, obfuscatedCode, isElsewhere } = card;
  const date =
    expirationDate &&
    new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: store.timeZone }).format(
      new Date(lastMomentOf(expirationDate)),
    );
  return (
    <div className={styles['answer']} role="status">
      <p className="quiet">
        <bdi dir="ltr">{obfuscatedCode}</bdi>
      </p>
      <p className={styles['sum']}>
        <Price amount={balance.value} currency={balance.currency} />
      </p>
      <p>
        {status === 'DISABLED'
          ? t('giftCard.stopped')
          : status === 'EXPIRED'
            ? t('giftCard.ended', { date: date ?? '' })
            : date
              ? t('giftCard.until', { date })
              : isElsewhere
                ? t('giftCard.elsewhere')
                : t('giftCard.forever')}
      </p>
    </div>
  );
}

/** What is left on a card, for whoever has its code. */
function BalancePage() {
  const t = useT();
  const to = usePath();
  const [code, setCode] = useState('');
  const [card, setCard] = useState<GiftCardBalance>();
  const [balanceError, setBalanceError] = useState<BalanceError>();
  const [rejected, setRejected] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    setCard(undefined);
    if (code.trim() === '') return setBalanceError('missing');
    setBalanceError(undefined);
    setBusy(true);
    try {
      const { fetchGiftCardBalance } = await import('../../wix/shopper/gift-card-operations.ts');
      const found = await fetchGiftCardBalance(code.trim().slice(0, 100));
      if (found) setCard(found);
      else setBalanceError('unknown');
    } catch (thrown) {
      setRejected(thrown);
      setBalanceError((thrown as { status?: number }).status === 429 ? 'often' : 'offline');
    }
    setBusy(false);
  }

  return (
    <div className={styles['balance']}>
      <div>
        <h1>{t('giftCard.balanceTitle')}</h1>
        <p className="quiet">{t('giftCard.balanceLead')}</p>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextField
          label={t('giftCard.code')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={
            (balanceError === 'unknown' || balanceError === 'missing') && t(`giftCard.error.${balanceError}`)
          }
          onChange={({ target }) => {
            setCode(target.value);
            setBalanceError(undefined);
          }}
        />
        <Button type="submit" size="big" busy={busy}>
          {t('giftCard.showBalance')}
        </Button>
      </form>
      {(balanceError === 'often' || balanceError === 'offline') && (
        <FailureNotice error={balanceError === 'often' ? undefined : rejected}>
          {t(`giftCard.error.${balanceError}`)}
        </FailureNotice>
      )}
      {card && <Answer card={card} />}
      <p className="small">
        <a href={to('/gift-card')}>{t('giftCard.giveOne')}</a>
      </p>
    </div>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('giftCard.balanceTitle'), noIndex: true }),
  Page: BalancePage,
});
