import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { use } from 'react';
import { addMoney, roundMoney } from '#shared/money.ts';
import type { Trial } from '#shared/try-discount.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { FixFirst } from '#admin/ui/FixFirst.tsx';
import { FormContext } from '#admin/ui/form/form-context.ts';
import { Money } from '#admin/ui/Money.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import styles from '../discounts.module.css';
import { CheckList } from './CheckList.tsx';
import type { useTrial } from './use-trial.ts';

function Sums({ trial: { lines, discounts, currency, before, after } }: { trial: Trial }) {
  const translate = useTranslate();
  const pieces = lines.reduce((sum, { gone, quantity }) => sum + (gone ? 0 : quantity), 0);
  const gross = roundMoney(addMoney('0', ...lines.map((line) => line.gross)), currency);
  return (
    <dl className={styles['totals']}>
      <dt>{translate('discounts.try.pieces', { smart_count: pieces })}</dt>
      <dd>
        <Money amount={gross} currency={currency} />
      </dd>
      {discounts.map(({ name, amount, own }) => (
        <div key={name + amount} className={own ? styles['custom'] : undefined}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} currency={currency} negative />
          </dd>
        </div>
      ))}
      <dt className={styles['total']}>{translate('discounts.try.without')}</dt>
      <dd className={styles['total']}>
        <Money amount={before.total} currency={currency} />
      </dd>
      <dt className={styles['sum']}>{translate('discounts.try.with')}</dt>
      <dd className={styles['sum']}>
        <Money amount={after.total} currency={currency} />
      </dd>
    </dl>
  );
}

/** Whether it applies, what it takes, and why not where it does not. */
export function TrialOutcome({ wrong, trial, error, retry }: ReturnType<typeof useTrial>) {
  const translate = useTranslate();
  const form = use(FormContext);
  const say = (key: string) => translate(`discounts.try.${key}`);
  if (wrong) return <FixFirst className={styles['tryNote']} text={say('wrong')} onShow={form?.showErrors} />;
  if (error)
    return (
      <div className={styles['tryNote']}>
        <ErrorState inline title={say('failed')} error={error} retry={retry} />
      </div>
    );
  if (!trial)
    return (
      <div className={styles['tryNote']} aria-busy>
        <LineSkeleton widths={[70, 90, 60]} />
      </div>
    );
  const Icon = trial.applies ? CircleCheck : CircleAlert;
  return (
    <>
      <p
        className={`${styles['outcome']} ${styles[trial.applies ? 'applies' : 'idleOutcome']}`}
        role="status"
      >
        <Icon size={16} aria-hidden />
        <span>{say(trial.applies ? 'applies' : 'not')}</span>
        {trial.applies && (
          <b>
            <Money amount={trial.off} currency={trial.currency} />
          </b>
        )}
      </p>
      <CheckList checks={trial.checks} />
      <Sums trial={trial} />
    </>
  );
}
