import { useTranslate } from 'ra-core';
import { keptProductReasons, type ProductTakeBackForesight } from '../../../../shared/product-import.ts';
import { useForeseen } from '../../../ui/bulk/use-foresight.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import styles from './import.module.css';

/** Which products would go, and which stay and why. */
export function TakeBackTold({ id }: { id: string }) {
  const translate = useTranslate();
  const words = useCountWords();
  const { data, error } = useForeseen<ProductTakeBackForesight>('products.take-back-import', {
    params: {},
    key: id,
    selection: () => ({ filter: { import: id } }),
  });
  if (error) return <ErrorState inline error={error} title={translate('products.import.foreseen.failed')} />;
  if (!data) return <p role="status">{translate('products.import.foreseen.counting')}</p>;
  const lines: [key: string, count: number][] = [
    ['foreseen.deleted', data.deleted],
    ...keptProductReasons.map((reason): [string, number] => [`kept.${reason}`, data.kept[reason] ?? 0]),
  ];
  return (
    <div role="status">
      <ul className={styles['told']}>
        {lines
          .filter(([, count]) => count > 0)
          .map(([key, count]) => (
            <li key={key}>
              {translate(`products.import.${key}`, { smart_count: count, count: words(count) })}
            </li>
          ))}
      </ul>
    </div>
  );
}
