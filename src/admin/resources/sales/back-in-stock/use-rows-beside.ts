import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type GetListResult, type RaRecord } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { useChanges } from '#admin/data/live.ts';

const PAUSE = 500;
const MAX = 100;

/**
 * Rows in sight follow what another desk hears of, where they stand: a request changes the line of its variant, and a
 * line of the board stands for many requests.
 */
export function useRowsBeside(resource: string, heardOf: string): void {
  const client = useQueryClient();
  const provider = useDataProvider();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const bringUpToDate = useCallback(async () => {
    timer.current = undefined;
    const lists = client.getQueriesData<GetListResult<RaRecord<string>>>({
      queryKey: [resource, 'getList'],
      type: 'active',
    });
    const ids = [...new Set(lists.flatMap(([, list]) => list?.data?.map(({ id }) => id) ?? []))];
    void client.invalidateQueries({
      predicate: ({ queryKey: [name, verb] }) => name === resource && verb !== 'getList',
    });
    if (ids.length === 0) return;
    const { data: fresh } = await provider.getMany<RaRecord<string>>(resource, { ids: ids.slice(0, MAX) });
    const byId = new Map(fresh.map((row) => [row.id, row]));
    client.setQueriesData<GetListResult<RaRecord<string>>>({ queryKey: [resource, 'getList'] }, (list) =>
      list?.data ? { ...list, data: list.data.map((row) => byId.get(row.id) ?? row) } : list,
    );
  }, [client, provider, resource]);

  useChanges(
    heardOf,
    useCallback(() => {
      // A row that could not be read again keeps what it showed.
      timer.current ??= setTimeout(() => void bringUpToDate().catch(() => undefined), PAUSE);
    }, [bringUpToDate]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
}
