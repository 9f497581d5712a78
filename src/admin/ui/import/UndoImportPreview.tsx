import { useTranslate } from 'ra-core';
import { useJobPreview } from '../bulk/use-bulk-preview.ts';
import { ErrorState } from '../ErrorState.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import styles from './import.module.css';

interface Counted {
  deleted: number;
  /** Where those that were there before get back what was written over. */
  restored?: number;
  kept: Readonly<Record<string, number | undefined>>;
}

/**
 * What would go when an import is taken back, what gets back what it had, and what stays and why.
 * @param reasons as they are listed
 */
export const undoImportPreview = (resource: string, reasons: readonly string[]) =>
  function TakeBackTold({ id }: { id: string }) {
    const translate = useTranslate();
    const words = useCountText();
    const { data, error } = useJobPreview<Counted>(`${resource}.take-back-import`, {
      params: {},
      key: id,
      selection: () => ({ filter: { import: id } }),
    });
    const say = (key: string, values?: object) => translate(`${resource}.import.${key}`, values);
    if (error) return <ErrorState inline error={error} title={say('preview.failed')} />;
    if (!data) return <p role="status">{say('preview.counting')}</p>;
    const lines: [key: string, count: number][] = [
      ['preview.deleted', data.deleted],
      ['preview.restored', data.restored ?? 0],
      ...reasons.map((reason): [string, number] => [`retained.${reason}`, data.kept[reason] ?? 0]),
    ];
    return (
      <div role="status">
        <ul className={styles['hint']}>
          {lines
            .filter(([, count]) => count > 0)
            .map(([key, count]) => (
              <li key={key}>{say(key, { smart_count: count, count: words(count) })}</li>
            ))}
        </ul>
      </div>
    );
  };
