import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  problemKinds,
  type OrderImport,
  type ProblemKind,
  type RefusedOrder,
} from '../../../../shared/order-import.ts';
import { Card } from '../../../ui/Card.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { Table } from '../../../ui/Table.tsx';
import { refusedAddress, useRefused } from './import-data.ts';
import styles from './import.module.css';

/** What is left out and why, by kind, and all of it as a file to mend and bring again. */
export function RefusedCard({ given }: { given: OrderImport }) {
  const translate = useTranslate();
  const words = useCountWords();
  const [kind, setKind] = useState<ProblemKind>();
  const { data = [] } = useRefused(given, kind);
  const { refused, problems = {} } = given.summary ?? {};
  const all = refused?.orders ?? 0;
  const shown = kind === undefined ? all : (problems[kind] ?? 0);
  const tabs: [ProblemKind | undefined, string, number][] = [
    [undefined, translate('orders.import.refused.all'), all],
    ...problemKinds.flatMap((one): [ProblemKind, string, number][] => {
      const count = problems[one] ?? 0;
      return count > 0 ? [[one, translate(`orders.import.problem.${one}`), count]] : [];
    }),
  ];
  return (
    <Card
      title={translate('orders.import.refused.title')}
      note={translate('orders.import.refused.note')}
      flush
      actions={
        <Button component="a" href={refusedAddress(given.id)} download>
          <Download aria-hidden />
          {translate('orders.import.refused.csv', { smart_count: all, count: words(all) })}
        </Button>
      }
    >
      <nav className={styles['kinds']} aria-label={translate('orders.import.refused.kinds')}>
        {tabs.map(([name, label, count]) => (
          <button key={label} type="button" aria-pressed={name === kind} onClick={() => setKind(name)}>
            {label} <span className="num">{words(count)}</span>
          </button>
        ))}
      </nav>
      <Table<RefusedOrder>
        label={translate('orders.import.refused.title')}
        rows={data}
        rowId={({ row, problem }) => `${row} ${problem.text}`}
        columns={[
          {
            id: 'row',
            label: translate('orders.import.refused.row'),
            cell: ({ problem }) => words(problem.row),
          },
          {
            id: 'order',
            label: translate('orders.import.refused.order'),
            cell: ({ number }) => (number ? <b className="num">#{number}</b> : '—'),
          },
          {
            id: 'value',
            label: translate('orders.import.refused.value'),
            cell: ({ problem: { value } }) =>
              value ? (
                <bdi className={styles['value']}>{value}</bdi>
              ) : (
                <span>{translate('orders.import.refused.empty')}</span>
              ),
          },
          {
            id: 'wrong',
            label: translate('orders.import.refused.wrong'),
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
        <p className={styles['more']}>{translate('orders.import.refused.more', { shown: data.length })}</p>
      )}
    </Card>
  );
}
