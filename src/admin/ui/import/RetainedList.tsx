import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { FileImport, RetainedEntry } from '#shared/imports.ts';
import { useCountText } from '../grid/use-count-text.ts';
import { useRetained } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import styles from './import.module.css';

function KeptName({ name, customerId }: RetainedEntry) {
  const text = <bdi>{name}</bdi>;
  return customerId === undefined ? text : <Link to={`/customers/${customerId}`}>{text}</Link>;
}

/** What stayed when the import was undone: how many by each reason, and the first names. */
export function RetainedList({ spec, given }: { spec: ImportSpec; given: FileImport }) {
  const translate = useTranslate();
  const words = useCountText();
  const { takenBack, kept } = given;
  const { data } = useRetained(spec, given, takenBack > 0 || Object.keys(kept).length > 0);
  const counts = Object.entries(data?.counts ?? kept);
  if (counts.length === 0) return null;
  return (
    <ul className={styles['retained']}>
      {counts.map(([reason, count]) => {
        const names = data?.first.filter((entry) => entry.reason === reason) ?? [];
        return (
          <li key={reason}>
            {translate(`${spec.resource}.import.retained.${reason}`, {
              smart_count: count,
              count: words(count),
            })}
            {names.length > 0 && ': '}
            {names.map((entry, index) => (
              <Fragment key={entry.customerId ?? entry.name}>
                {index > 0 && ', '}
                <KeptName {...entry} />
              </Fragment>
            ))}
            {names.length > 0 && count > names.length && (
              <> {translate('import.done.retainedMore', { count: words(count - names.length) })}</>
            )}
          </li>
        );
      })}
    </ul>
  );
}
