import { useTranslate } from 'ra-core';
import { useRecordForm, type ChangeDescription } from '#admin/ui/form/use-record-form.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import { readPercent } from './percent.ts';
import { groupOfCell, readValues, type TaxRecord, type TaxValues } from './table.ts';

export type TaxFormState = ReturnType<typeof useTaxForm>;

/** What is typed into the table, kept and sent as one. */
export function useTaxForm(record: TaxRecord) {
  const translate = useTranslate();
  /** "2 rates, 1 new region: not saved yet". */
  const tell = (values: TaxValues): ChangeDescription => {
    const told = (
      [
        ['rates', Object.keys(values.edits)],
        ['added', values.added],
        ['removed', values.removed],
      ] as const
    )
      .filter(([, items]) => items.length > 0)
      .map(([name, { length }]) => translate(`tax.changes.${name}`, { smart_count: length }));
    if (values.included !== record.included) told.push(translate('tax.changes.prices'));
    return {
      title: { key: 'tax.changes.notSaved', values: { what: told.join(', ') } },
      save: { key: 'counterpart.form.save' },
    };
  };
  return useRecordForm<TaxRecord, TaxValues>({
    record,
    read: readValues,
    check: ({ edits }): Problems =>
      Object.fromEntries(
        Object.entries(edits)
          .filter(([, { to }]) => readPercent(to) === undefined)
          .map(([cell]) => {
            const group = record.groups.find(({ id }) => id === groupOfCell(cell))?.name ?? '';
            return [`edits.${cell}`, { key: 'tax.grid.wrong', values: { group } }];
          }),
      ),
    toChange: (values) => values,
    tell,
  });
}
