import type { ReactNode } from 'react';
import { partsOf, textOf } from '../../shared/small-decimals.ts';
import { formatMoney } from '../shell/money.tsx';
import { oftenText } from '../shell/often.ts';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import type { Variant } from './choices.ts';
import { PLAN, savedPercent, type Plans } from './plans.ts';
import styles from './plans.module.css';
import type { PlanChoice } from './use-plan.ts';

interface Props {
  known: Plans;
  variant: Variant;
  choice: PlanChoice;
}

/** Once, or again and again for less: radio inputs, so that it can be chosen and sent without a script. */
export function PlanChoices({ known: { once, plans }, variant, choice: { plan, pick } }: Props) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const money = (amount: string): string => formatMoney({ amount, currency: store.currency }, locale);
  const priceOf = (id: string): string => variant.again?.[id] ?? variant.price;
  const less = plan && once ? partsOf(variant.price) - partsOf(priceOf(plan.id)) : 0;
  const saved = less > 0 ? textOf(less) : undefined;
  return (
    <fieldset className={styles['plans']}>
      <legend>{t(once ? 'plan.title' : 'plan.titleOnly')}</legend>
      <div>
        {once && (
          <Way id="" name={t('plan.once')} price={money(variant.price)} chosen={!plan} onPick={pick} />
        )}
        {plans.map((one) => {
          const percent = savedPercent(variant.price, priceOf(one.id));
          return (
            <Way
              key={one.id}
              id={one.id}
              name={oftenText(t, one) ?? ''}
              price={money(priceOf(one.id))}
              chosen={one.id === plan?.id}
              onPick={pick}
            >
              {percent > 0 && <em>{t('plan.save', { percent })}</em>}
              {one.cycles !== undefined && <small>{t('plan.cycles', { count: one.cycles })}</small>}
            </Way>
          );
        })}
      </div>
      {plan && (
        <p>
          <Icon name="repeat" />
          <span>
            {t('plan.charged', { amount: money(priceOf(plan.id)), often: oftenText(t, plan) ?? '' })}{' '}
            {saved !== undefined && `${t('plan.saved', { amount: money(saved) })} `}
            {t('plan.free')}
          </span>
        </p>
      )}
    </fieldset>
  );
}

interface WayProps {
  /** Of the plan; empty for a single purchase. */
  id: string;
  name: string;
  price: string;
  chosen: boolean;
  onPick: (id: string) => void;
  children?: ReactNode;
}

function Way({ id, name, price, chosen, onPick, children }: WayProps) {
  return (
    <label>
      <input type="radio" name={PLAN} value={id} checked={chosen} onChange={() => onPick(id)} />
      <span>
        <b>{name}</b>
        {children}
        <span className="num">{price}</span>
      </span>
    </label>
  );
}
