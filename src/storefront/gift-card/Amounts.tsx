import { formatMoney } from '../shell/money.tsx';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import type { useGiftCard } from './use-gift-card.ts';
import styles from './gift-card.module.css';

/** What it is worth: one of those offered, or an amount of one's own. */
export function Amounts({ form }: { form: ReturnType<typeof useGiftCard> }) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const { offer, typed, problems, change } = form;
  const short = (amount: string): string => formatMoney({ amount, currency: store.currency }, locale, true);
  const isOwn = typed.preset === undefined;
  return (
    <fieldset className={styles['amount']}>
      <legend className="lab">{t('giftCard.value')}</legend>
      <div className={styles['amounts']}>
        {offer.presets.map((preset) => (
          <label key={preset}>
            <input
              type="radio"
              name="worth"
              className="vh"
              checked={typed.preset === preset}
              onChange={() => change({ preset })}
            />
            <span className="num">{short(preset)}</span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name="worth"
            className="vh"
            checked={isOwn}
            onChange={() => change({ preset: undefined })}
          />
          <span>{t('giftCard.other')}</span>
        </label>
      </div>
      {isOwn && (
        <TextField
          label={t('giftCard.customAmount')}
          inputMode="decimal"
          maxLength={12}
          dir="ltr"
          value={typed.own}
          hint={t('giftCard.bounds', { least: short(offer.least), most: short(offer.most) })}
          error={problems.has('amount') && t('giftCard.badAmount')}
          onChange={({ target }) => change({ own: target.value })}
        />
      )}
    </fieldset>
  );
}
