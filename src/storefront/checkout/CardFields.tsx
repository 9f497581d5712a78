import { useT } from '../shell/page-context.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { brandOf, cvcLength, formatExpiry, formatNumber, type CardProblem } from './card.ts';
import { form, useForm } from './form-store.ts';
import styles from './checkout.module.css';

/** Names and values go to the gateway alone and are kept nowhere, hence no `value` outlives this page. */
export function CardFields() {
  const t = useT();
  const { values, problems } = useForm();
  const { number, expiry, cvc } = values.card;
  const brand = brandOf(number);
  const words = (problem: CardProblem | undefined) =>
    problem && t(problem.key, 'count' in problem ? { count: problem.count } : undefined);
  return (
    <div className={styles['card']}>
      <TextField
        label={
          <>
            {t('checkout.cardNumber')}
            {brand && <span className={styles['brand']}> {brand}</span>}
          </>
        }
        error={words(problems.card.number)}
        inputMode="numeric"
        autoComplete="cc-number"
        required
        dir="ltr"
        maxLength={24}
        value={number}
        onChange={({ target }) => form.changeCard('number', formatNumber(target.value))}
        onBlur={() => form.leave('card.number')}
      />
      <TextField
        label={t('checkout.cardExpiry')}
        error={words(problems.card.expiry)}
        placeholder={t('checkout.cardExpiryHint')}
        inputMode="numeric"
        autoComplete="cc-exp"
        required
        dir="ltr"
        maxLength={9}
        value={expiry}
        onChange={({ target }) => form.changeCard('expiry', formatExpiry(target.value))}
        onBlur={() => form.leave('card.expiry')}
      />
      <TextField
        label={t('checkout.cardCvc')}
        error={words(problems.card.cvc)}
        placeholder={t('checkout.cardCvcHint', { count: cvcLength(number) })}
        inputMode="numeric"
        autoComplete="cc-csc"
        required
        dir="ltr"
        maxLength={4}
        value={cvc}
        onChange={({ target }) => form.changeCard('cvc', target.value.replaceAll(/\D/g, ''))}
        onBlur={() => form.leave('card.cvc')}
      />
      <p className="small quiet">{t('checkout.cardSafe')}</p>
    </div>
  );
}
