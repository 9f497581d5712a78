import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type GetListResult, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useChanges, type Change } from '../../data/live.ts';

const pause = 400;
const mostAtOnce = 100;
const created = /(^|_)created$/;

/** Which of the rows in sight a change is about; without it, the one of its id. */
export interface HeardRows<Row> {
  /** Whether there is a record more. */
  isNew: (change: Change) => boolean;
  isAbout: (change: Change, row: Row) => boolean;
}

/**
 * Rows in sight are brought up to date where they stand; new records are only counted, so the list never moves
 * under the cursor.
 */
export function useFreshRows<Row extends RaRecord<string>>(
  resource: string,
  heard?: HeardRows<Row>,
): { arrived: number; show: () => void } {
  const { data, refetch, setPage } = useListContext<Row>();
  const provider = useDataProvider();
  const client = useQueryClient();
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const stale = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const visible = useRef<readonly Row[]>([]);
  useEffect(() => {
    visible.current = data ?? [];
  }, [data]);

  const bringUpToDate = useCallback(async () => {
    timer.current = undefined;
    const ids = [...stale.current].slice(0, mostAtOnce);
    stale.current.clear();
    const { data: fresh } = await provider.getMany<RaRecord<string>>(resource, { ids });
    const byId = new Map(fresh.map((row) => [row.id, row]));
    void client.invalidateQueries({ queryKey: [resource, 'beside'] });
    client.setQueriesData<GetListResult>({ queryKey: [resource, 'getList'] }, (list) =>
      list?.data
        ? { ...list, data: list.data.map((row: RaRecord<string>) => byId.get(row.id) ?? row) }
        : list,
    );
  }, [provider, client, resource]);

  const hear = useCallback(
    (change: Change) => {
      if (heard ? heard.isNew(change) : created.test(change.slug)) {
        setArrived((known) => new Set(known).add(change.id));
        return;
      }
      const meant = visible.current.filter((row) =>
        heard ? heard.isAbout(change, row) : row.id === change.id,
      );
      if (meant.length === 0) return;
      for (const { id } of meant) stale.current.add(id);
      // A row that could not be read again keeps what it showed.
      timer.current ??= setTimeout(() => void bringUpToDate().catch(() => undefined), pause);
    },
    [bringUpToDate, heard],
  );
  useChanges(resource, hear);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback(() => {
    setArrived(new Set());
    setPage(1);
    void refetch();
  }, [setPage, refetch]);
  return { arrived: arrived.size, show };
}
