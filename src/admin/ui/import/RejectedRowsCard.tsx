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
import { problemMessage } from './problem-message.ts';
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
    [undefined, translate('import.rejected.all'), all],
    ...problemKinds.flatMap((one): [ProblemKind, string, number][] => {
      const count = problems[one] ?? 0;
      return count > 0 ? [[one, translate(`${resource}.import.problem.${problemMessage(one)}`), count]] : [];
    }),
  ];
  return (
    <Card
      title={translate('import.rejected.title')}
      note={translate('import.rejected.note')}
      flush
      actions={
        <Button component="a" href={rejectedRowsUrl(spec, given.id)} download>
          <Download aria-hidden />
          {translate(`${resource}.import.rejected.csv`, { smart_count: all, count: words(all) })}
        </Button>
      }
    >
      <nav className={styles['kinds']} aria-label={translate('import.rejected.kinds')}>
        {tabs.map(([name, label, count]) => (
          <button key={label} type="button" aria-pressed={name === kind} onClick={() => setKind(name)}>
            {label} <span className="num">{words(count)}</span>
          </button>
        ))}
      </nav>
      <Table<RejectedEntry>
        label={translate('import.rejected.title')}
        rows={data}
        rowId={({ row, problem }) => `${row} ${problem.text}`}
        columns={[
          {
            id: 'row',
            label: translate('import.rejected.row'),
            cell: ({ problem }) => words(problem.row),
          },
          {
            id: 'entry',
            label: translate(`${resource}.import.rejected.entry`),
            cell: ({ key }) =>
              key ? (
                <b className={styles['key']}>{translate(`${resource}.import.rejected.key`, { key })}</b>
              ) : (
                '—'
              ),
          },
          {
            id: 'value',
            label: translate('import.rejected.value'),
            cell: ({ problem: { value } }) =>
              value ? (
                <bdi className={styles['value']}>{value}</bdi>
              ) : (
                <span>{translate('import.rejected.empty')}</span>
              ),
          },
          {
            id: 'wrong',
            label: translate('import.rejected.wrong'),
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
        <p className={styles['more']}>{translate('import.rejected.more', { shown: data.length })}</p>
      )}
    </Card>
  );
}
