import { ArrowUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import styles from './list.module.css';

export function NewOrders({ count, onShow }: { count: number; onShow: () => void }) {
  const translate = useTranslate();
  return (
    <span role="status">
      {count > 0 && (
        <button type="button" className={styles['pill']} onClick={onShow}>
          <ArrowUp size={13} aria-hidden />
          {translate('orders.list.arrived', { smart_count: count })}
        </button>
      )}
    </span>
  );
}
