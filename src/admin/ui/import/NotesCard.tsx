import { useTranslate } from 'ra-core';
import type { FileImport } from '#shared/imports.ts';
import { Card } from '../Card.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import type { ImportSpec } from './import-spec.ts';
import { unusedColumns } from './unused-columns.ts';
import styles from './import.module.css';

/** What the file says and the store has no place for: each thing once. */
export function NotesCard({ spec, given: file }: { spec: ImportSpec; given: FileImport }) {
  const translate = useTranslate();
  const words = useCountText();
  const notes = Object.entries(file.summary?.notes ?? {});
  const unused = unusedColumns(file);
  if (notes.length === 0 && unused.length === 0) return null;
  return (
    <Card title={translate('import.notes.title')} note={translate('import.notes.note')}>
      <ul className={styles['notes']}>
        {notes.map(([name, count]) => (
          <li key={name}>
            {translate(`${spec.resource}.import.note.${name}`, { smart_count: count, count: words(count) })}
          </li>
        ))}
        {unused.length > 0 && (
          <li>
            {translate('import.notes.columns', { smart_count: unused.length })} <bdi>{unused.join(', ')}</bdi>
          </li>
        )}
      </ul>
    </Card>
  );
}
