import { ShieldCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Trial } from '#shared/try-discount.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { Card } from '#admin/ui/Card.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { ProductFinder, type FoundProduct } from '#admin/ui/ProductFinder.tsx';
import { ProductThumb } from '#admin/ui/ProductThumb.tsx';
import { useSampleCart, useSampleProducts, type SampleLine } from '#admin/ui/sample-cart.ts';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { DateTimeField } from '#admin/ui/date/DateField.tsx';
import styles from '../discounts.module.css';
import { buyerParams, BuyerField, nobody } from './BuyerField.tsx';
import { TrialOutcome } from './TrialOutcome.tsx';
import { useTrial, type Tried } from './use-trial.ts';

interface LineProps {
  line: SampleLine;
  product: FoundProduct | undefined;
  tried: Trial['lines'][number] | undefined;
  most: number;
  onChange: (quantity: number) => void;
}

function Line({ line, product, tried, most, onChange }: LineProps) {
  const translate = useTranslate();
  const { currency } = useStoreProfile();
  const name = product?.name ?? tried?.name ?? '';
  const values = { name };
  const lowered = tried && tried.before !== tried.after;
  return (
    <li className={styles['line']}>
      {product ? <ProductThumb product={product} /> : <span />}
      <span className={styles['lineName']}>
        <b>
          <bdi>{tried?.gone ? translate('discounts.scope.deletedProduct') : name}</bdi>
        </b>
        <small>{tried?.detail}</small>
      </span>
      <span className={styles['linePrice']}>
        {tried && !tried.gone && (
          <>
            <Money amount={lowered ? tried.after : tried.before} currency={currency} />
            <small>
              {lowered ? (
                <s>
                  <Money amount={tried.before} currency={currency} />
                </s>
              ) : (
                translate('discounts.try.noChange')
              )}
            </small>
          </>
        )}
      </span>
      <Stepper
        value={line.quantity}
        max={most}
        onChange={onChange}
        label={translate('discounts.try.quantity', values)}
        decreaseLabel={translate('discounts.try.fewer', values)}
        increaseLabel={translate('discounts.try.more', values)}
      />
    </li>
  );
}

interface Props {
  /** When it begins, by the clock of the shop. */
  start: string;
  tried: Tried;
}

/** A cart of this browser, and what the server makes of it with the discount as it is typed. */
export function TryCard({ start, tried: requested }: Props) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const cart = useSampleCart();
  const products = useSampleProducts(cart.lines);
  const [at, setAt] = useState('');
  const [buyer, setBuyer] = useState(nobody);
  const tried = useTrial(requested, {
    lines: cart.isRead ? cart.lines : undefined,
    at,
    buyer: buyerParams(buyer),
  });
  const say = (key: string) => translate(`discounts.try.${key}`, { timeZone });
  return (
    <>
      <Card id="try" title={say('title')} flush>
        <div className={styles['when']}>
          <BuyerField buyer={buyer} onChange={setBuyer} />
          <DateTimeField label={say('at')} hint={at ? undefined : say('now')} value={at} onChange={setAt} />
          {start !== '' && start !== at && (
            <button type="button" className={styles['begin']} onClick={() => setAt(start)}>
              {say('atStart')}
            </button>
          )}
        </div>
        <ul className={styles['lines']} aria-label={say('cart')}>
          {cart.lines.map((line, index) => (
            <Line
              key={line.id}
              line={line}
              product={products.get(line.id)}
              tried={tried.trial?.lines[index]}
              most={cart.most}
              onChange={(quantity) => cart.change(line.id, quantity)}
            />
          ))}
        </ul>
        {!cart.isFull && (
          <div className={styles['addLine']}>
            <ProductFinder
              label={say('add')}
              taken={new Set(cart.lines.map(({ id }) => id))}
              takenWord={say('inCart')}
              onChoose={({ id }) => cart.add(id)}
            />
          </div>
        )}
        <TrialOutcome {...tried} />
      </Card>
      <p className={styles['honest']}>
        <ShieldCheck size={14} aria-hidden />
        <span>{say('honest')}</span>
      </p>
    </>
  );
}
