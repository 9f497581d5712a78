import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ChangedEntry, EntryChange, FileImport } from '#shared/imports.ts';
import { Card } from '../Card.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { StatusChip } from '../StatusChip.tsx';
import { Table } from '../Table.tsx';
import { useChangedEntries } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import styles from './import.module.css';
import { useFieldLabel } from './use-field-label.ts';

/** What the import would change in what the shop has, field by field; what would be lost can be seen by itself. */
export function ChangesCard({ spec, given }: { spec: ImportSpec; given: FileImport }) {
  const { resource } = spec;
  const translate = useTranslate();
  const words = useCountText();
  const [isLossy, setLossy] = useState(false);
  const { data = [] } = useChangedEntries(spec, given, isLossy);
  const changed = given.summary?.changed.count ?? 0;
  const lossy = given.summary?.lossy ?? 0;
  const visible = isLossy ? lossy : changed;
  const tabs: [boolean, string, number][] = [
    [false, translate('import.changes.all'), changed],
    ...(lossy > 0 ? [[true, translate('import.changes.lossy'), lossy] as [boolean, string, number]] : []),
  ];
  return (
    <Card title={translate('import.changes.title')} note={translate('import.changes.note')} flush>
      <nav className={styles['kinds']} aria-label={translate('import.changes.title')}>
        {tabs.map(([value, label, count]) => (
          <button key={label} type="button" aria-pressed={value === isLossy} onClick={() => setLossy(value)}>
            {label} <span className="num">{words(count)}</span>
          </button>
        ))}
      </nav>
      <Table<ChangedEntry>
        label={translate('import.changes.title')}
        rows={data}
        rowId={({ row }) => String(row)}
        columns={[
          { id: 'row', label: translate('import.rejected.row'), cell: ({ row }) => words(row) },
          {
            id: 'entry',
            label: translate(`${resource}.import.rejected.entry`),
            cell: ({ key }) => (
              <b className={styles['key']}>{translate(`${resource}.import.rejected.key`, { key })}</b>
            ),
          },
          {
            id: 'changes',
            label: translate('import.changes.changes'),
            cell: ({ changes }) => (
              <ul className={styles['changes']}>
                {changes.map((change) => (
                  <Change key={keyOf(change)} spec={spec} given={given} change={change} />
                ))}
              </ul>
            ),
          },
        ]}
      />
      {visible > data.length && data.length > 0 && (
        <p className={styles['more']}>{translate('import.changes.more', { shown: data.length })}</p>
      )}
    </Card>
  );
}

const keyOf = ({ field, of = '', before, after }: EntryChange): string =>
  [field, of, before, after].join('\n');

interface ChangeProps {
  spec: ImportSpec;
  given: FileImport;
  change: EntryChange;
}

function Change({ spec, given, change: { field, before, after, of, isLost } }: ChangeProps) {
  const translate = useTranslate();
  const fieldWords = useFieldLabel(spec, given);
  const empty = <i>{translate('import.rejected.empty')}</i>;
  return (
    <li>
      <span className={styles['column']}>
        {fieldWords(field)}
        {of && (
          <>
            {' · '}
            <bdi>{of}</bdi>
          </>
        )}
      </span>
      <span className={styles['change']}>
        {before ? <bdi>{before}</bdi> : empty}
        <span aria-hidden>→</span>
        <span className="visually-hidden">{translate('import.changes.changesTo')}</span>
        {after ? <bdi>{after}</bdi> : empty}
      </span>
      {isLost && <StatusChip tone="warn" icon={TriangleAlert} label={translate('import.changes.lost')} />}
    </li>
  );
}
