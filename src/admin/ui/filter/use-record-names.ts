import { keepPreviousData } from '@tanstack/react-query';
import { useGetManyAggregate } from 'ra-core';
import { useEveryRecord } from '../../data/every-record.ts';

interface Named {
  id: string;
  name?: string;
  title?: string;
}

const MINUTE = 60_000;

const nameOf = ({ id, name, title }: Named): string => name ?? title ?? id;

/** The names of all records of a desk, in its order; empty where no desk is named. */
export function useRecordNames(desk: string | undefined): ReadonlyMap<string, string> | undefined {
  const { data = [] } = useEveryRecord<Named>(desk ?? '', {
    enabled: desk !== undefined,
    retry: false,
    staleTime: MINUTE,
  });
  if (desk === undefined) return undefined;
  return new Map(data.map((record) => [record.id, nameOf(record)]));
}

/** What these records of a desk are called, without those that are deleted; nothing before they are read. */
export function useNamesById(
  desk: string | undefined,
  ids: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const { data } = useGetManyAggregate<Named>(
    desk ?? '',
    { ids: [...ids] },
    {
      enabled: desk !== undefined && ids.length > 0,
      retry: false,
      staleTime: MINUTE,
      placeholderData: keepPreviousData,
    },
  );
  if (ids.length === 0) return new Map();
  return data && new Map(data.flatMap((record) => (record ? [[record.id, nameOf(record)]] : [])));
}
