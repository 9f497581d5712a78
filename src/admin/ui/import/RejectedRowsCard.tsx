import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { problemKinds, type FileImport, type ProblemKind, type RejectedEntry } from '#shared/imports.ts';
import { Card } from '../Card.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { Table } from '../Table.tsx';
import { rejectedRowsUrl, useRejectedRows } from './import-data.ts';
import type { ImportSpec } from './import-spec.ts';
import styles from './import.module.css';

/** What is left out and why, by kind, and all of it as a file to mend and bring again. */
export function RejectedRowsCard({ spec, given }: { spec: ImportSpec; given: FileImport }) {
  const { resource } = spec;
  const translate = useTranslate();
  const words = useCountText();
  const [kind, setKind] = useState<ProblemKind>();
  const { data = [] } = useRejectedRows(spec, given, kind);
  const { refused, problems = {} } = given.summary ?? {};
  const all = refused?.count ?? 0;
  const shown = kind === undefined ? all : (problems[kind] ?? 0);
  const tabs: [ProblemKind | undefined, string, number][] = [
    [undefined, translate('import.refused.all'), all],
    ...problemKinds.flatMap((one): [ProblemKind, string, number][] => {
      const count = problems[one] ?? 0;
      return count > 0 ? [[one, translate(`${resource}.import.problem.${one}`), count]] : [];
    }),
  ];
  return (
    <Card
      title={translate('import.refused.title')}
      note={translate('import.refused.note')}
      flush
      actions={
        <Button component="a" href={rejectedRowsUrl(spec, given.id)} download>
          <Download aria-hidden />
          {translate(`${resource}.import.refused.csv`, { smart_count: all, count: words(all) })}
        </Button>
      }
    >
      <nav className={styles['kinds']} aria-label={translate('import.refused.kinds')}>
        {tabs.map(([name, label, count]) => (
          <button key={label} type="button" aria-pressed={name === kind} onClick={() => setKind(name)}>
            {label} <span className="num">{words(count)}</span>
          </button>
        ))}
      </nav>
      <Table<RejectedEntry>
        label={translate('import.refused.title')}
        rows={data}
        rowId={({ row, problem }) => `${row} ${problem.text}`}
        columns={[
          {
            id: 'row',
            label: translate('import.refused.row'),
            cell: ({ problem }) => words(problem.row),
          },
          {
            id: 'entry',
            label: translate(`${resource}.import.refused.entry`),
            cell: ({ key }) =>
              key ? (
                <b className={styles['key']}>{translate(`${resource}.import.refused.key`, { key })}</b>
              ) : (
                '—'
              ),
          },
          {
            id: 'value',
            label: translate('import.refused.value'),
            cell: ({ problem: { value } }) =>
              value ? (
                <bdi className={styles['value']}>{value}</bdi>
              ) : (
                <span>{translate('import.refused.empty')}</span>
              ),
          },
          {
            id: 'wrong',
            label: translate('import.refused.wrong'),
            cell: ({ problem: { column, text } }) => (
              <>
                {column && <span className={styles['column']}>{column}: </span>}
                {text}
              </>
            ),
          },
        ]}
      />
      {shown > data.length && data.length > 0 && (
        <p className={styles['more']}>{translate('import.refused.more', { shown: data.length })}</p>
      )}
    </Card>
  );
}
