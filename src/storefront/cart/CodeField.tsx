import { useState, type FormEvent } from 'react';
import { Price } from '../shell/money.tsx';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Chip } from '../shell/ui/Notice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { cart } from './cart.ts';
import type { CartState } from './cart-state.ts';
import { keptCode, viewDiscounts } from './cart-view.ts';
import { problemText } from './problem-text.ts';
import styles from './cart.module.css';

/** A code that is kept shows what it does; else there is room for one. */
export function CodeField({ state }: { state: CartState }) {
  const code = keptCode(state.cart);
  return code === undefined ? <CodeEntry state={state} /> : <KeptCode code={code} state={state} />;
}

function KeptCode({ code, state }: { code: string; state: CartState }) {
  const t = useT();
  const effect = viewDiscounts(state.totals).find((discount) => discount.code === code);
  const refused = state.totals?.calculationErrors?.couponCalculationError?.applicationError;
  const idle = state.pricing === 'current' && state.totals !== undefined && effect === undefined;
  return (
    <>
      <p className={styles['row']}>
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
        {effect && <Price amount={`-${effect.amount}`} currency={state.cart.currency ?? ''} />}
      </p>
      {idle && (
        <p className="small quiet">
          {refused?.code
            ? problemText(t, { code: refused.code, requestId: undefined })
            : t('cart.codeNoEffect', { code })}
        </p>
      )}
    </>
  );
}

function CodeEntry({ state: { code } }: { state: CartState }) {
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
