import { useMemo, useState, type ReactNode } from 'react';
import { backInStockDesk } from '#shared/desks/back-in-stock.ts';
import { useMay } from '#admin/access/session.ts';
import type { BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { ShownListProvider } from '#admin/ui/list/shown-list.ts';
import { boardSpec } from './list-spec.ts';

const noColumns = [] as const;
/** It is for what was picked: no list need be around. */
const oneOnly = { filter: {}, sort: boardSpec.openingSort };

/** The actions of many, opened for one variant: the same question, the same runner. */
export function useOneAction(id: string): {
  may: boolean;
  open: (action: BulkAction) => void;
  dialog: ReactNode;
} {
  const may = useMay(backInStockDesk.rights.edit);
  const [opened, setOpened] = useState<BulkAction>();
  const selection = useMemo(() => ({ type: 'include' as const, ids: new Set([id]) }), [id]);
  const close = () => setOpened(undefined);
  return {
    may,
    open: setOpened,
    dialog: opened && (
      <ShownListProvider value={oneOnly}>
        <opened.dialog
          spec={boardSpec}
          selection={selection}
          whole={false}
          total={1}
          columns={noColumns}
          onStarted={close}
          onClose={close}
        />
      </ShownListProvider>
    ),
  };
}
