import { useId, useRef, useState } from 'react';
import type { Checkout } from '../../wix/shopper/checkout-operations.ts';
import { formatMoney } from '../shell/money.tsx';
import { useLocale, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Chip } from '../shell/ui/Notice.tsx';
import { checkout as store, useCheckout } from './checkout.ts';
import { viewCodes, type CodeView } from './checkout-view.ts';
import { codeProblem, codeText } from './pay-error-text.ts';
import styles from './checkout.module.css';

interface Props {
  checkout: Checkout;
  forget: () => void;
}

/** One input for a discount and a gift card; below it what is applied and what it does. */
export function SummaryCode({ checkout, forget }: Props) {
  const t = useT();
  const id = useId();
  const { code, keptCoupon } = useCheckout();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  /** One code after the other, however fast they are typed. */
  const last = useRef({ code: '', done: Promise.resolve() });
  const problem = missing ? t('checkout.codeMissing') : code.error && codeText(t, code.error);

  const send = async (typed: string): Promise<void> => {
    // What was typed meanwhile is the next code.
    if (await store.applyCode(typed)) setText((now) => (now.trim() === typed ? '' : now));
    if (last.current.code === typed) last.current.code = '';
  };
  const apply = (): void => {
    const typed = text.trim();
    setMissing(typed === '');
    if (typed === '' || typed === last.current.code) return;
    last.current = { code: typed, done: last.current.done.then(() => send(typed)) };
  };

  return (
    <div className={styles['codes']}>
      <div className={problem ? 'field bad' : 'field'}>
        <label className="vh" htmlFor={id}>
          {t('checkout.code')}
        </label>
        <span className="join">
          <input
            id={id}
            className="inp"
            dir="auto"
            placeholder={t('checkout.code')}
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={({ target }) => {
              setText(target.value);
              setMissing(false);
              forget();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
          <Button look="line" busy={code.busy} onClick={apply}>
            {t('checkout.codeApply')}
          </Button>
        </span>
        {problem && (
          <span className="err" id={`${id}-error`} role="alert">
            <Icon name="warning" small />
            {problem}
          </span>
        )}
      </div>
      {viewCodes(checkout, keptCoupon).map((applied) => (
        <Applied key={applied.kind} applied={applied} currency={checkout.currency ?? 'EUR'} />
      ))}
    </div>
  );
}

function Applied({ applied, currency }: { applied: CodeView; currency: string }) {
  const { kind, code, amount, problem } = applied;
  const t = useT();
  const locale = useLocale();
  const words = (): string => {
    if (problem !== undefined) return code || t('totals.giftCard');
    if (amount === undefined) return t('checkout.codeIdle', { code });
    return kind === 'coupon'
      ? t('checkout.codeApplied', { code })
      : t('checkout.giftCardApplied', { code, amount: formatMoney({ amount, currency }, locale) });
  };
  return (
    <span className={styles['applied']}>
      <Chip kind={amount === undefined || problem !== undefined ? 'warning' : 'success'}>{words()}</Chip>
      <button
        type="button"
        className="icb"
        aria-label={t('checkout.codeRemove', { code: code || t('totals.giftCard') })}
        onClick={() => void (kind === 'coupon' ? store.removeCoupon() : store.removeGiftCard())}
      >
        <Icon name="close" small />
      </button>
      {problem !== undefined && (
        <span className={styles['wrong']}>
          {codeProblem(t, problem) ?? t('checkout.codeRejected')} {t('checkout.codeKeeps')}
        </span>
      )}
    </span>
  );
}
