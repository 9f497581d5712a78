import type { ComponentType } from 'react';
import { dayIn } from '../../shared/days.ts';
import { MAX_MESSAGE, MAX_NAME } from '../../shared/gift-cards.ts';
import { definePage, type PageDefinition, type PageProps } from '../shell/define-page.ts';
import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Field } from '../shell/ui/Field.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { useFocusOnError } from '../shell/use-focus-on-error.ts';
import { Amounts } from './Amounts.tsx';
import { CardPicture } from './CardPicture.tsx';
import { untilText } from './until.ts';
import { useGiftCard } from './use-gift-card.ts';
import styles from './gift-card.module.css';

const DAY = 86_400_000;

interface Today {
  today: string;
}

/** A card to give: worth, addressee, words and day. */
function GiftCard({ today, Drawing }: Today & { Drawing: ComponentType | undefined }) {
  const t = useT();
  const to = usePath();
  const { locale, store } = usePageFacts();
  const form = useGiftCard(today);
  const ref = useFocusOnError(form.attempt);
  const { offer, typed, amount, problems, change } = form;
  if (!store.look.sellsGiftCards) return <NotSold />;
  const money = (sum: string): string => formatMoney({ amount: sum, currency: store.currency }, locale);
  const last = new Date(Date.parse(`${offer.today}T12:00:00Z`) + offer.daysAhead * DAY);
  return (
    <div className={styles['page']}>
      <CardPicture
        amount={amount ?? offer.least}
        to={typed.to.trim()}
        from={typed.from.trim()}
        Drawing={Drawing}
        until={untilText(t, { months: offer.months, from: typed.sendOn || offer.today, locale })}
      />
      <form
        ref={ref}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.add();
        }}
      >
        <div>
          <h1>{t('giftCard.title')}</h1>
          <p className="quiet">{t('giftCard.lead')}</p>
        </div>
        {!offer.sold && <Notice kind="warning">{t('giftCard.notSold')}</Notice>}
        <Amounts form={form} />
        <div className={styles['pair']}>
          <TextField
            label={t('giftCard.to')}
            maxLength={MAX_NAME}
            autoComplete="off"
            value={typed.to}
            onChange={({ target }) => change({ to: target.value })}
          />
          <TextField
            label={t('giftCard.fromField')}
            maxLength={MAX_NAME}
            autoComplete="name"
            value={typed.from}
            onChange={({ target }) => change({ from: target.value })}
          />
        </div>
        <div className={styles['pair']}>
          <TextField
            label={t('giftCard.email')}
            type="email"
            dir="ltr"
            maxLength={254}
            autoComplete="off"
            required
            value={typed.email}
            error={problems.has('email') && t('giftCard.badEmail')}
            onChange={({ target }) => change({ email: target.value })}
          />
          <TextField
            label={t('giftCard.day')}
            type="date"
            min={offer.today}
            max={last.toISOString().slice(0, 10)}
            value={typed.sendOn}
            hint={t(typed.sendOn > offer.today ? 'giftCard.atNine' : 'giftCard.atOnce')}
            onChange={({ target }) => change({ sendOn: target.value })}
          />
        </div>
        <Field
          label={t('giftCard.message')}
          hint={t('giftCard.counted', { count: typed.message.length, most: MAX_MESSAGE })}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              className="inp"
              rows={3}
              dir="auto"
              maxLength={MAX_MESSAGE}
              value={typed.message}
              onChange={({ target }) => change({ message: target.value })}
            />
          )}
        </Field>
        {form.failed !== undefined && (
          <Notice kind="danger">
            {form.failed ? t('giftCard.failed', { reason: form.failed }) : t('giftCard.offline')}
          </Notice>
        )}
        <div className={styles['buy']}>
          <Button type="submit" size="big" busy={form.busy} disabled={!offer.sold}>
            {amount === undefined ? t('giftCard.add') : t('giftCard.addSum', { sum: money(amount) })}
          </Button>
          {store.look.tax && (
            <span className="small quiet">{t('giftCard.noTax', { tax: store.look.taxName })}</span>
          )}
        </div>
        <ul className={styles['facts']}>
          {(['inParts', 'byMail', 'sendBack'] as const).map((fact) => (
            <li key={fact}>
              <Icon name="check" small />
              {t(`giftCard.${fact}`)}
            </li>
          ))}
        </ul>
        <p className="small">
          <a href={to('/gift-card/balance')}>{t('giftCard.balanceQuestion')}</a>
        </p>
      </form>
    </div>
  );
}

/** The balance of a card that was bought before is there all the same. */
function NotSold() {
  const t = useT();
  const to = usePath();
  return (
    <div className="wrap">
      <h1>{t('giftCard.title')}</h1>
      <Notice kind="warning">{t('giftCard.notSold')}</Notice>
      <p className="small">
        <a href={to('/gift-card/balance')}>{t('giftCard.balanceQuestion')}</a>
      </p>
    </div>
  );
}

/** @param Drawing what a theme draws on the card */
export const giftCardPage = (Drawing?: ComponentType): PageDefinition<Today> =>
  definePage<Today>({
    // The day in the shop's zone, the same on the server and in the browser.
    read: import.meta.env.SSR
      ? async ({ store }): Promise<Today> => ({ today: dayIn(new Date(), store.timeZone) })
      : undefined,
    head: (_data, t) => ({ title: t('giftCard.title'), description: t('giftCard.lead') }),
    Page: ({ data }: PageProps<Today>) => <GiftCard today={data.today} Drawing={Drawing} />,
  });

export default giftCardPage();
