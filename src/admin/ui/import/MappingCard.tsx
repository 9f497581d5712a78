import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ColumnNumbers, ColumnStyle, FileImport, ImportMapping } from '#shared/imports.ts';
import { Card } from '../Card.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { StatusChip } from '../StatusChip.tsx';
import { Table } from '../Table.tsx';
import type { ImportSpec } from './import-spec.ts';
import styles from './import.module.css';
import { ColumnStyleChoice, styleLabels } from './ColumnStyleChoice.tsx';
import { useFieldLabel } from './use-field-label.ts';

interface Props {
  spec: ImportSpec;
  given: FileImport;
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
  /** By column: how its numbers or dates are written, where somebody has chosen that. */
  numberStyles: FileImport['styles'];
  onNumberStyle: (column: number, style: ColumnStyle) => void;
}

interface Column {
  at: number;
  title: string;
  sample: string;
  field: string | null;
  /** Where it makes a difference how its numbers are written. */
  numbers: ColumnNumbers | undefined;
  read: number | undefined;
  wrong: number;
}

const numbersAt = ({ numbers }: FileImport, at: number): ColumnNumbers | undefined => {
  const decided = numbers[at];
  return decided && decided.examples.length > 0 ? decided : undefined;
};

/** Further columns are displayed by a button; mapped columns come first. */
const MAX_SHOWN = 24;

export function MappingCard({ spec, given, mapping, onChange, numberStyles, onNumberStyle }: Props) {
  const translate = useTranslate();
  const words = useCountText();
  const fieldWords = useFieldLabel(spec, given);
  const [all, setAll] = useState(false);
  const columns = given.columns.map((title, at): Column => {
    const counts = given.summary?.columns[at];
    return {
      at,
      title,
      sample: given.sample[at] ?? '',
      field: mapping[at] ?? null,
      numbers: mapping[at] === given.mapping[at] ? numbersAt(given, at) : undefined,
      read: counts?.read,
      wrong: counts?.wrong ?? 0,
    };
  });
  // By what the file was read as, so that a column does not move while it is changed.
  const ordered = columns.toSorted(
    (a, b) => Number(given.mapping[a.at] === null) - Number(given.mapping[b.at] === null),
  );
  const offered = [...spec.fields, ...given.offered.map(({ field }) => field)];
  const become = (at: number, field: string | null) => {
    const isRepeatable = field !== null && spec.repeatable?.includes(field) === true;
    onChange(
      mapping.map((other, index) => (index === at ? field : other === field && !isRepeatable ? null : other)),
    );
  };
  return (
    <Card
      title={translate('import.mapping.title')}
      flush
      actions={
        !all &&
        columns.length > MAX_SHOWN && (
          <Button variant="text" onClick={() => setAll(true)}>
            {translate('import.mapping.all', { count: columns.length })}
          </Button>
        )
      }
    >
      <Table<Column>
        label={translate('import.mapping.title')}
        rows={all ? ordered : ordered.slice(0, MAX_SHOWN)}
        rowId={({ at }) => String(at)}
        dimmed={({ field }) => field === null}
        columns={[
          {
            id: 'column',
            label: translate('import.mapping.column'),
            cell: ({ title }) => <bdi className={styles['name']}>{title}</bdi>,
          },
          {
            id: 'sample',
            label: translate('import.mapping.sample'),
            cell: ({ sample }) => <bdi className={styles['sample']}>{sample}</bdi>,
          },
          {
            id: 'becomes',
            label: translate('import.mapping.field'),
            cell: ({ at, title, field, numbers }) => (
              <>
                <Select
                  className={styles['result']}
                  size="small"
                  fullWidth
                  disabled={given.startedDate !== undefined}
                  value={field ?? ''}
                  inputProps={{ 'aria-label': translate('import.mapping.named', { column: title }) }}
                  displayEmpty
                  onChange={(event) => become(at, event.target.value || null)}
                >
                  <MenuItem value="">{translate('import.mapping.out')}</MenuItem>
                  {offered.map((name) => (
                    <MenuItem key={name} value={name}>
                      {fieldWords(name)}
                    </MenuItem>
                  ))}
                </Select>
                {numbers && (
                  <ColumnStyleChoice
                    column={title}
                    numbers={numbers}
                    chosen={numberStyles[at] ?? null}
                    disabled={given.startedDate !== undefined}
                    onChange={(style) => onNumberStyle(at, style)}
                  />
                )}
              </>
            ),
          },
          {
            id: 'check',
            label: translate('import.mapping.check'),
            cell: ({ at, field, numbers, read, wrong }) => {
              if (field === null) return <span>{translate('import.mapping.unused')}</span>;
              if (numbers?.certainty === 'needed' && !numberStyles[at])
                return (
                  <StatusChip
                    tone="warn"
                    icon={CircleAlert}
                    label={translate(`import.${styleLabels(numbers.style)}.toChoose`)}
                  />
                );
              if (read === undefined) return <span>—</span>;
              if (wrong > 0)
                return (
                  <StatusChip
                    tone="bad"
                    icon={CircleAlert}
                    label={translate('import.mapping.wrong', { count: words(wrong) })}
                  />
                );
              return (
                <StatusChip
                  quiet
                  tone="ok"
                  icon={CircleCheck}
                  label={translate('import.mapping.read', { count: words(read) })}
                />
              );
            },
          },
        ]}
      />
    </Card>
  );
}
