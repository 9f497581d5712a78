import { Check, LoaderCircle } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { toCallError } from '#wix/errors.ts';
import type { StockItem } from '#wix/product-operations.ts';
import styles from './stock.module.css';
import { useSetStock } from './use-stock.ts';

interface Props {
  productId: string;
  item: StockItem;
  /** What is counted: "Low Tide, 50 × 70 cm, Oak". */
  name: string;
  disabled: boolean;
}

/** As many pieces as the platform counts. */
const pattern = /^\d{1,5}$/;

/** The count of one variant, kept on Enter or when the field is left; Escape takes it back. */
export function StockInput({ productId, item, name, disabled }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { mutate, isPending, isSuccess, error, reset } = useSetStock(productId);
  const [typed, setTyped] = useState<string>();
  const stored = String(item.quantity ?? 0);
  const wrong = typed !== undefined && !pattern.test(typed.trim());
  const message = wrong
    ? translate('products.stock.whole')
    : error
      ? translate('products.stock.failed', { reason: toCallError(error).message })
      : undefined;

  if (disabled) return <span className="num">{item.trackQuantity === false ? '—' : stored}</span>;

  const keep = () => {
    if (typed === undefined || wrong || isPending) return;
    if (typed.trim() === stored) setTyped(undefined);
    else mutate({ item, quantity: Number(typed) }, { onSuccess: () => setTyped(undefined) });
  };

  return (
    <span className={styles['field']}>
      <input
        className={`${styles['input']} num`}
        inputMode="numeric"
        aria-label={translate('products.stock.of', { name })}
        aria-invalid={message !== undefined}
        aria-describedby={message ? id : undefined}
        readOnly={isPending}
        value={typed ?? stored}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          reset();
          setTyped(event.target.value);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            keep();
          }
          if (event.key === 'Escape' && typed !== undefined) {
            event.stopPropagation();
            reset();
            setTyped(undefined);
          }
        }}
      />
      <span className={styles['mark']} role="status">
        {isPending && (
          <LoaderCircle
            size={14}
            className={styles['turning']}
            aria-label={translate('products.stock.saving')}
          />
        )}
        {isSuccess && typed === undefined && (
          <Check size={14} aria-label={translate('products.stock.saved')} />
        )}
      </span>
      {message && (
        <span id={id} className={styles['error']} role="alert">
          {message}
        </span>
      )}
    </span>
  );
}
