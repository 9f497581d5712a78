import { useTranslate } from 'ra-core';
import { comparePercent, readPercent } from '../percent.ts';
import {
  cellKey,
  shownAt,
  withCell,
  withoutRegion,
  type GroupColumn,
  type Row,
  type TaxRecord,
} from '../table.ts';
import type { TaxFormState } from '../use-tax-form.ts';

export interface Cell {
  key: string;
  /** As it stands or was typed; empty without a rate. */
  text: string;
  /** What holds where it is empty. */
  instead: string;
  /** Whether less is taken than of other goods. */
  reduced: boolean;
  /** Only of what was changed: what stood there. */
  was: string | undefined;
  wrong: boolean;
  label: string;
}

/** What each cell of the table shows, and what typing into it does. */
export function useCells(record: TaxRecord, form: TaxFormState) {
  const translate = useTranslate();
  const { values } = form;
  const general = record.groups.find(({ isDefault }) => isDefault);
  const said = (percent: string) => (percent === '' ? translate('tax.grid.none') : `${percent}%`);
  const cellOf = ({ place, name }: Row, group: GroupColumn): Cell => {
    const key = cellKey(place, group.id);
    const text = shownAt(values, record, key);
    const standard = general ? shownAt(values, record, cellKey(place, general.id)) : '';
    const edit = values.edits[key];
    const was = edit && said(record.rates[key]?.percent ?? '');
    const percent = readPercent(text);
    const label = translate('tax.grid.cell', { group: group.name, region: name });
    return {
      key,
      text,
      instead:
        group.isDefault || standard === ''
          ? translate('tax.grid.none')
          : translate('tax.grid.asOther', { name: general?.name }),
      reduced: !group.isDefault && !!percent && standard !== '' && comparePercent(percent, standard) < 0,
      was,
      wrong: percent === undefined,
      label: was === undefined ? label : `${label}, ${translate('tax.grid.wasAria', { was })}`,
    };
  };
  return {
    record,
    groups: record.groups,
    allowed: form.allowed,
    busy: form.busy,
    cellOf,
    type: (key: string, typed: string) =>
      form.change(withCell(values, record, key, readPercent(typed) ?? typed.trim())),
    removeRegion: (place: string) => form.change(withoutRegion(values, record, place)),
    /** What is to be known of a row beside its rates: what is wrong, else what was. */
    noteOf: (row: Row): { text: string; wrong: boolean } | undefined => {
      const changed = record.groups.map((group) => ({ group, cell: cellOf(row, group) }));
      const wrong = changed.find(({ cell }) => cell.wrong);
      if (wrong) return { text: translate('tax.grid.wrong', { group: wrong.group.name }), wrong: true };
      if (row.isNew) return { text: translate('tax.grid.newRegion'), wrong: false };
      const told = changed.flatMap(({ group, cell: { was } }) =>
        was === undefined ? [] : translate('tax.grid.was', { group: group.name, was }),
      );
      return told.length > 0 ? { text: told.join(', '), wrong: false } : undefined;
    },
    isIncludedHere: (place: string) =>
      !values.included && record.regions[place]?.included === true && !record.included,
  };
}

export type Cells = ReturnType<typeof useCells>;
