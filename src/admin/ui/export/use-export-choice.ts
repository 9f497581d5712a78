import { useStore } from 'ra-core';
import { useState } from 'react';
import { fitChoice, type ExportChoice, type ExportLayout } from '#shared/export-layout.ts';
import { useViews } from '../views/use-views.ts';
import { setsOf, standardChoice, type ColumnSet } from './column-sets.ts';

interface Stored extends ExportChoice {
  /** The id of the column set that was open. */
  set?: string | undefined;
}

/**
 * The rows and columns of the file. It begins with those of the last export of this person; each kind of row keeps its
 * columns while the dialog is open.
 */
export function useExportChoice(resource: string, layout: ExportLayout) {
  const [first = ''] = layout.rows;
  const [last, store] = useStore<Stored>(`${resource}.export`, standardChoice(layout, first));
  const sets = useViews<ExportChoice>(setsOf(resource));
  const [setId, setSetId] = useState(last.set);
  const [choice, setChoice] = useState(() => fitChoice(layout, last));
  const [byRows, setByRows] = useState<Readonly<Record<string, readonly string[]>>>({});
  const saved = sets.data?.find(({ id }) => id === setId);

  const choose = (next: ExportChoice, set?: ColumnSet) => {
    setChoice(fitChoice(layout, next));
    setSetId(set?.id);
  };
  return {
    choice,
    sets,
    /** The saved set that the choice began with. */
    set: saved,
    choose,
    changeColumns: (columns: string[]) => setChoice({ ...choice, columns }),
    changeRows: (rows: string) => {
      setByRows({ ...byRows, [choice.rows]: choice.columns });
      const columns = byRows[rows] ?? standardChoice(layout, rows).columns;
      choose({ rows, columns: [...columns] });
    },
    /** Remembers the choice for the next export. */
    remember: () => store({ ...choice, set: setId }),
  };
}
