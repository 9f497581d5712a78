import { useState, type FormEvent } from 'react';
import { isPositiveMoney } from '../../shared/money.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Chip } from '../shell/ui/Notice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { problemText } from './problem-text.ts';
import styles from './cart.module.css';

interface Props {
  state: CartState;
}

/** The code among the totals, with the way to take it out. */
export function AppliedCode({ code, idle = false }: { code: string; idle?: boolean }) {
  const t = useT();
  return (
    <span className={styles['code']}>
      <Chip kind={idle ? 'warning' : 'success'}>{code}</Chip>
      <button
        type="button"
        className="icb"
        aria-label={t('cart.codeRemove', { code })}
        onClick={() => void cart.removeCode()}
      >
        <Icon name="close" small />
      </button>
    </span>
  );
}

/** A code that is kept and takes nothing off: why, and the way to take it out. */
export function IdleCode({ code, state: { totals, pricing } }: Props & { code: string }) {
  const t = useT();
  const isEarning = totals?.appliedDiscounts?.some(
    ({ coupon }) => coupon?.code === code && isPositiveMoney(coupon.amount?.amount),
  );
  if (isEarning || totals === undefined || pricing !== 'current') return null;
  const rejected = totals.calculationErrors?.couponCalculationError?.applicationError;
  return (
    <>
      <AppliedCode code={code} idle />
      <p className="small quiet">
        {rejected?.code
          ? problemText(t, { code: rejected.code, requestId: undefined })
          : t('cart.codeNoEffect', { code })}
      </p>
    </>
  );
}

/** Room for a code, once it is asked for. */
export function CodeEntry({ state: { code } }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const error = missing ? t('cart.codeMissing') : code.error && problemText(t, code.error);

  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmed = text.trim();
    setMissing(trimmed === '');
    if (trimmed !== '' && !code.busy) await cart.applyCode(trimmed);
  };

  if (!isOpen) {
    return (
      <button type="button" className={`link ${styles['reveal']}`} onClick={() => setOpen(true)}>
        {t('cart.codeAdd')}
      </button>
    );
  }
  return (
    <form className={styles['entry']} onSubmit={(event) => void apply(event)} noValidate>
      <TextField
        label={t('cart.code')}
        error={error}
        value={text}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
          cart.forgetCodeError();
        }}
      />
      <Button type="submit" look="line" busy={code.busy}>
        {t('cart.codeApply')}
      </Button>
    </form>
  );
}
