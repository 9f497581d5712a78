import { useT } from '../page-context.tsx';
import { TextField } from '../ui/TextField.tsx';
import {
  brandOf,
  cvcLength,
  formatExpiry,
  formatNumber,
  type CardField,
  type CardProblem,
  type CardProblems,
  type CardValues,
} from './card.ts';
import styles from './card.module.css';

interface Props {
  card: CardValues;
  /** To be shown now. */
  problems: CardProblems;
  onChange: (field: CardField, value: string) => void;
  onLeave: (field: CardField) => void;
}

/** Names and values go to the gateway alone and are kept nowhere, hence no `value` outlives this page. */
export function CardFields({ card: { number, expiry, cvc }, problems, onChange, onLeave }: Props) {
  const t = useT();
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
        error={words(problems.number)}
        inputMode="numeric"
        autoComplete="cc-number"
        required
        dir="ltr"
        maxLength={24}
        value={number}
        onChange={({ target }) => onChange('number', formatNumber(target.value))}
        onBlur={() => onLeave('number')}
      />
      <TextField
        label={t('checkout.cardExpiry')}
        error={words(problems.expiry)}
        placeholder={t('checkout.cardExpiryHint')}
        inputMode="numeric"
        autoComplete="cc-exp"
        required
        dir="ltr"
        maxLength={9}
        value={expiry}
        onChange={({ target }) => onChange('expiry', formatExpiry(target.value))}
        onBlur={() => onLeave('expiry')}
      />
      <TextField
        label={t('checkout.cardCvc')}
        error={words(problems.cvc)}
        placeholder={t('checkout.cardCvcHint', { count: cvcLength(number) })}
        inputMode="numeric"
        autoComplete="cc-csc"
        required
        dir="ltr"
        maxLength={4}
        value={cvc}
        onChange={({ target }) => onChange('cvc', target.value.replaceAll(/\D/g, ''))}
        onBlur={() => onLeave('cvc')}
      />
      <p className="small quiet">{t('checkout.cardSafe')}</p>
    </div>
  );
}
