import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, type GetListResult, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useChanges, type Change } from '../../data/live.ts';

const pause = 400;
const mostAtOnce = 100;
const created = /(^|_)created$/;

/**
 * Rows in sight are brought up to date where they stand; new records are only counted, so the list never moves
 * under the cursor.
 */
export function useFreshRows(resource: string): { arrived: number; show: () => void } {
  const { data, refetch, setPage } = useListContext<RaRecord<string>>();
  const provider = useDataProvider();
  const client = useQueryClient();
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const stale = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const visible = useRef(new Set<string>());
  useEffect(() => {
    visible.current = new Set(data?.map(({ id }) => id));
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
    ({ id, slug }: Change) => {
      if (created.test(slug)) {
        setArrived((known) => new Set(known).add(id));
        return;
      }
      if (!visible.current.has(id)) return;
      stale.current.add(id);
      // A row that could not be read again keeps what it showed.
      timer.current ??= setTimeout(() => void bringUpToDate().catch(() => undefined), pause);
    },
    [bringUpToDate],
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
