import { Package } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { OrderLineItem } from '#wix/order-operations.ts';
import { mediaUrl } from '#wix/media-url.ts';
import styles from './list.module.css';

const shownAtOnce = 3;
const size = { width: 28, height: 28 };

/** The first pictures of the order, laid over each other, and how many lines more. */
export function ItemStack({ lines }: { lines: readonly OrderLineItem[] | undefined }) {
  const translate = useTranslate();
  const all = lines ?? [];
  const more = all.length - shownAtOnce;
  const names = all.map((line) => line.productName?.translated ?? line.productName?.original).filter(Boolean);
  return (
    <span className={styles['stack']} title={names.slice(0, 8).join('\n')}>
      {all.slice(0, shownAtOnce).map((line, index) => {
        const picture = mediaUrl(line.image, size);
        return (
          <span key={line._id ?? index} className={styles['thumb']}>
            {picture ? (
              <img src={picture} alt="" loading="lazy" {...size} />
            ) : (
              <Package size={14} aria-hidden />
            )}
          </span>
        );
      })}
      {more > 0 && <em dir="ltr">+{more}</em>}
      <span className="visually-hidden">{translate('orders.items', { smart_count: all.length })}</span>
    </span>
  );
}
