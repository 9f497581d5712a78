import { useTranslate } from 'ra-core';
import { keptReasons, type TakeBackForesight } from '../../../../shared/customer-import.ts';
import { useForeseen } from '../../../ui/bulk/use-foresight.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import styles from './import.module.css';

/** Whose account would go, who gets back what, and who stays and why. */
export function TakeBackTold({ id }: { id: string }) {
  const translate = useTranslate();
  const words = useCountWords();
  const { data, error } = useForeseen<TakeBackForesight>('customers.take-back-import', {
    params: {},
    key: id,
    selection: () => ({ filter: { import: id } }),
  });
  if (error) return <ErrorState inline error={error} title={translate('customers.import.foreseen.failed')} />;
  if (!data) return <p role="status">{translate('customers.import.foreseen.counting')}</p>;
  const lines: [key: string, count: number][] = [
    ['foreseen.deleted', data.deleted],
    ['foreseen.restored', data.restored],
    ...keptReasons.map((reason): [string, number] => [`kept.${reason}`, data.kept[reason] ?? 0]),
  ];
  return (
    <div role="status">
      <ul className={styles['told']}>
        {lines
          .filter(([, count]) => count > 0)
          .map(([key, count]) => (
            <li key={key}>
              {translate(`customers.import.${key}`, { smart_count: count, count: words(count) })}
            </li>
          ))}
      </ul>
    </div>
  );
}
