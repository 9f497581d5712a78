import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ErasurePreview } from '#shared/customer-data.ts';
import styles from './law.module.css';

/** What has to be done first. */
export function ErasureBlocks({ blocks }: Pick<ErasurePreview, 'blocks'>) {
  const translate = useTranslate();
  return (
    <section className={styles['blocks']}>
      <h3>{translate('customers.erase.blocked')}</h3>
      <ul>
        {blocks.map(({ why, count, numbers }) => (
          <li key={why}>
            <CircleAlert size={14} aria-hidden />
            <span>
              {translate(`customers.erase.block.${why}`, { smart_count: count })}
              {numbers.length > 0 && `: ${numbers.map((number) => `#${number}`).join(', ')}`}
              {numbers.length > 0 && count > numbers.length && ' …'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
