import { useEffect, useRef, type FormEvent } from 'react';
import { PAYMENT_PREVIEW, type OnwardLink, type PaymentPage } from '../../shared/payment-page.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { formatMoney, Price } from '../shell/money.tsx';
import { useLocale, usePath, useT } from '../shell/page-context.tsx';
import { ShopDate } from '../shell/ShopDate.tsx';
import { TransferFacts } from '../shell/TransferDetails.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { CardFields } from '../shell/card/CardFields.tsx';
import { declinedText } from './pay-error-text.ts';
import { onwardUrl, useCardForm, useRequest, type CardForm, type PayError } from './use-pay.ts';
import styles from './pay.module.css';

/** Money that the shop asked for, for whoever was given the address. */
function PayPage({ params: { requestId = '' }, search }: PageProps<undefined>) {
  const t = useT();
  const { state, show, retry } = useRequest(requestId);
  const form = useCardForm(requestId, show, search.get('payment') === 'declined');
  if (state.phase === 'loading') {
    return (
      <div className={styles['page']} aria-busy="true">
        <h1>{t('pay.title')}</h1>
        <p className="vh" role="status">
          {t('pay.loading')}
        </p>
      </div>
    );
  }
  if (state.phase === 'ready') return <Asked page={state.page} form={form} />;
  const isMissing = state.phase === 'missing';
  return (
    <div className={styles['page']} role="alert">
      <h1>{t(isMissing ? 'pay.missingTitle' : 'pay.failedTitle')}</h1>
      <p className="quiet">{t(isMissing ? 'pay.missingText' : 'pay.failedText')}</p>
      {isMissing ? <Home /> : <Button onClick={retry}>{t('checkout.retry')}</Button>}
    </div>
  );
}

function Home() {
  const t = useT();
  return <ButtonLink href={usePath()('/')}>{t('pay.home')}</ButtonLink>;
}

/** Pages that the app which asked for the money put beside it. */
function Links({ links }: { links: readonly OnwardLink[] }) {
  const t = useT();
  return links.map(({ url, label }) => (
    <p key={url}>
      <a className="link" href={url} dir="auto">
        {label ?? t('pay.back')}
      </a>
    </p>
  ));
}

/** Back to the app that asked for the money, else to the shop. */
function WayOn({ page }: { page: PaymentPage }) {
  const t = useT();
  const url = onwardUrl(page);
  if (url === undefined) return <Home />;
  return <ButtonLink href={url}>{t('pay.continue', { site: new URL(url).host })}</ButtonLink>;
}

/** What the amount of a request is called; of one that came to nothing it is only what was asked for. */
const AMOUNT_LABELS: Partial<Record<PaymentPage['standing'], 'pay.due' | 'pay.paid' | 'pay.underWay'>> = {
  UNPAID: 'pay.due',
  UNDER_WAY: 'pay.underWay',
  PAID: 'pay.paid',
};

function Asked({ page, form }: { page: PaymentPage; form: CardForm }) {
  const t = useT();
  const { title, description, amount, currency, expirationDate, orderNumber, lines, standing } = page;
  const isOpen = standing === 'UNPAID';
  return (
    <div className={styles['page']}>
      {!isOpen && <Told key={standing} page={page} />}
      {page.id === PAYMENT_PREVIEW && <Notice>{t('pay.preview')}</Notice>}
      <section className={styles['subject']} aria-labelledby="pay-title">
        {isOpen ? (
          <h1 id="pay-title" dir="auto">
            {title}
          </h1>
        ) : (
          <h2 id="pay-title" dir="auto">
            {title}
          </h2>
        )}
        {orderNumber !== '' && <p className="quiet">{t('pay.for', { number: orderNumber })}</p>}
        {description !== null && <p dir="auto">{description}</p>}
        <ul aria-label={t('pay.order')}>
          {lines.map(({ name, quantity }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own, and none moves
            <li key={index}>{t('pay.pieces', { count: quantity, name })}</li>
          ))}
        </ul>
        <dl>
          <div className={styles['due']}>
            <dt>{t(AMOUNT_LABELS[standing] ?? 'pay.amount')}</dt>
            <dd>
              <Price amount={amount} currency={currency} />
            </dd>
          </div>
          {isOpen && expirationDate !== null && (
            <div>
              <dt>{t('pay.until')}</dt>
              <dd>
                <ShopDate value={expirationDate} look="time" />
              </dd>
            </div>
          )}
        </dl>
      </section>
      {isOpen && page.card && <Card page={page} form={form} />}
      {isOpen && page.transfer && <TransferFacts transfer={page.transfer} note={t('pay.transferNote')} />}
      {isOpen && !page.card && !page.transfer && <Notice kind="warning">{t('pay.noCard')}</Notice>}
      {isOpen && <Links links={page.onward?.links ?? []} />}
      {!isOpen && <WayOn page={page} />}
    </div>
  );
}

const WORDS = {
  PAID: ['success', 'pay.paidTitle', 'pay.paidText'],
  UNDER_WAY: ['info', 'pay.underWayTitle', 'pay.underWayText'],
  EXPIRED: ['warning', 'pay.expiredTitle', 'pay.expiredText'],
  VOIDED: ['info', 'pay.voidedTitle', 'pay.voidedText'],
  NOT_OWED: ['info', 'pay.notOwedTitle', 'pay.notOwedText'],
} as const;

/** Why nothing is to be paid here; it takes the place of the form, and the focus with it. */
function Told({ page: { standing, amount, currency } }: { page: PaymentPage }) {
  const t = useT();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (standing === 'UNPAID') return null;
  const [kind, title, text] = WORDS[standing];
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t(title)}
      </h1>
      <Notice kind={kind}>{t(text, { amount: formatMoney({ amount, currency }, locale) })}</Notice>
    </>
  );
}

function Card({
  page: { id, amount, currency, cardPage, onward },
  form,
}: {
  page: PaymentPage;
  form: CardForm;
}) {
  const t = useT();
  const locale = useLocale();
  const total = formatMoney({ amount, currency }, locale);
  const pay = (event: FormEvent): void => {
    event.preventDefault();
    void form.submit(cardPage);
  };
  return (
    <form className={styles['form']} onSubmit={pay} noValidate aria-labelledby="pay-card">
      <h2 id="pay-card">{t('checkout.card')}</h2>
      {form.trouble && <Trouble trouble={form.trouble} />}
      {form.trouble && onward?.error && <Links links={[onward.error]} />}
      {cardPage ? <p className="quiet">{t('checkout.cardPage')}</p> : <Fields form={form} />}
      <Button type="submit" size="big" block busy={form.busy} disabled={id === PAYMENT_PREVIEW}>
        <Icon name="lock" />
        <span>
          {form.busy ? t('checkout.paying') : t(cardPage ? 'checkout.hosted' : 'checkout.pay', { total })}
        </span>
      </Button>
      <p className="small quiet">{t('pay.termsNow')}</p>
    </form>
  );
}

function Fields({ form }: { form: CardForm }) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('pay.holder')}
        error={form.holderMissing && t('pay.needed.holder')}
        autoComplete="cc-name"
        required
        maxLength={100}
        value={form.holder}
        onChange={({ target }) => form.setHolder(target.value)}
      />
      <CardFields card={form.card} problems={form.problems} onChange={form.change} onLeave={form.leave} />
    </>
  );
}

function Trouble({ trouble }: { trouble: PayError }) {
  const t = useT();
  if (trouble.kind === 'declined') {
    return (
      <Notice kind="danger">
        <b>{t('checkout.declined')}</b> {declinedText(t, trouble.reason)} {t('pay.declinedUnchanged')}
      </Notice>
    );
  }
  const { code, status, requestId } = trouble.error;
  if (status === 429) return <Notice kind="danger">{t('pay.tooMany')}</Notice>;
  // It may have been charged: the answer alone is missing.
  if (code === 'NO_ANSWER') return <Notice>{t('checkout.unknown')}</Notice>;
  return (
    <FailureNotice error={trouble.error}>{t('pay.failedPay', { request: requestId ?? code })}</FailureNotice>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('pay.title'), noIndex: true }),
  Page: PayPage,
});
