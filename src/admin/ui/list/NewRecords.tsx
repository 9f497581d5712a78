import { ArrowUp } from 'lucide-react';
import { useResourceContext, useTranslate } from 'ra-core';
import styles from './list.module.css';

/** "3 new orders": the list itself does not move under the cursor. */
export function NewRecords({ count, onShow }: { count: number; onShow: () => void }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return (
    <span role="status">
      {count > 0 && (
        <button type="button" className={styles['pill']} onClick={onShow}>
          <ArrowUp size={13} aria-hidden />
          {translate(`${resource}.list.arrived`, { smart_count: count })}
        </button>
      )}
    </span>
  );
}
