import { useEffect, useState, type ReactNode } from 'react';
import type { Transfer } from '../../shared/bank-account.ts';
import { localText } from '../../shared/manual-payments.ts';
import { readPayByHand } from '../../wix/shopper/payment-ways.ts';
import { Price } from './money.tsx';
import { useLocale, usePageFacts, useT } from './page-context.tsx';
import { ShopDate } from './ShopDate.tsx';
import styles from './TransferDetails.module.css';

type PayByHand = Awaited<ReturnType<typeof readPayByHand>>;

/** How an order is paid by hand, and by when; where that cannot be read, where else it is. */
export function TransferDetails({ orderId }: { orderId: string }) {
  const t = useT();
  const locale = useLocale();
  const { sendsEmail } = usePageFacts().store.look;
  const [details, setDetails] = useState<PayByHand | 'loading' | undefined>('loading');
  useEffect(() => {
    let left = false;
    const show = (found: PayByHand | undefined): void => {
      if (!left) setDetails(found);
    };
    readPayByHand(orderId).then(show, () => show(undefined));
    return () => {
      left = true;
    };
  }, [orderId]);
  if (details === 'loading') return <div className={styles['transfer']} aria-busy="true" />;
  if (details?.manual) {
    const { name, instructions } = details.manual;
    return (
      <section className={styles['transfer']} aria-labelledby="transfer-title">
        <h2 id="transfer-title">
          <bdi>{localText(name, locale)}</bdi>
        </h2>
        <p className={styles['instructions']}>{localText(instructions, locale)}</p>
      </section>
    );
  }
  if (!details?.transfer) {
    return <p className="quiet">{t(sendsEmail ? 'transfer.elsewhere' : 'transfer.failed')}</p>;
  }
  return <TransferFacts transfer={details.transfer} note={t('transfer.note')} />;
}

export function TransferFacts({ transfer, note }: { transfer: Transfer; note: string }) {
  const t = useT();
  const { holder, account, bic, bank, reference, amount, currency, dueDate } = transfer;
  return (
    <section className={styles['transfer']} aria-labelledby="transfer-title">
      <h2 id="transfer-title">{t('transfer.title')}</h2>
      <dl>
        <Row name={t('transfer.amount')}>
          <Price amount={amount} currency={currency} />
        </Row>
        <Row name={t('transfer.holder')}>{holder}</Row>
        <Row name={t('transfer.account')}>{account}</Row>
        {bic !== '' && <Row name={t('transfer.bic')}>{bic}</Row>}
        {bank !== '' && <Row name={t('transfer.bank')}>{bank}</Row>}
        <Row name={t('transfer.reference')}>{reference}</Row>
        <Row name={t('transfer.until')}>
          <ShopDate value={dueDate} />
        </Row>
      </dl>
      <p className="small quiet">{note}</p>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
