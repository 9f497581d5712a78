import { useTranslate } from 'ra-core';
import { Truck } from 'lucide-react';
import type { TaxTrial } from '#shared/tax-answer.ts';
import { Money } from '#admin/ui/Money.tsx';
import type { FoundProduct } from '#admin/ui/ProductFinder.tsx';
import { ProductThumb } from '#admin/ui/ProductThumb.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import { toPercent } from '../percent.ts';
import styles from './Try.module.css';

type Line = TaxTrial['lines'][number];

interface Props {
  name: string;
  product?: FoundProduct | undefined;
  line: Line | undefined;
  currency: string;
  rule: (rule: Line['rule']) => string;
  /** Only of a cart that can be changed. */
  pieces?: { quantity: number; most: number; onChange: (quantity: number) => void };
}

/** A line with its rate and which rule made it. */
export function TriedLine({ name, product, line, currency, rule, pieces }: Props) {
  const translate = useTranslate();
  const values = { name };
  return (
    <li className={styles['line']}>
      {product ? (
        <ProductThumb product={product} />
      ) : (
        <span className={styles['sign']}>{line?.kind === 'DELIVERY' && <Truck size={14} aria-hidden />}</span>
      )}
      <span className={styles['name']}>
        <b>
          <bdi>{line?.gone ? translate('tax-try.deletedProduct') : name}</bdi>
        </b>
        <small>{line && !line.gone && rule(line.rule)}</small>
      </span>
      <span className={styles['rate']}>{line && !line.gone && `${toPercent(line.rate)}%`}</span>
      <span className={styles['amount']}>
        {line && !line.gone && <Money amount={line.afterTax} currency={currency} />}
      </span>
      {pieces && (
        <Stepper
          value={pieces.quantity}
          max={pieces.most}
          onChange={pieces.onChange}
          label={translate('tax-try.quantity', values)}
          decreaseLabel={translate('tax-try.fewer', values)}
          increaseLabel={translate('tax-try.more', values)}
        />
      )}
    </li>
  );
}
