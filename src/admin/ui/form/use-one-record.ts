import { useGetOne, type RaRecord } from 'ra-core';

/** What is being edited must not change under the fingers: a newer version is met when it is saved. */
const quiet = { refetchOnWindowFocus: false, retry: false, staleTime: Infinity, gcTime: 0 } as const;

/** A record for its form. */
export const useOneRecord = <Row extends RaRecord<string>>(resource: string, id: string, meta?: object) =>
  useGetOne<Row>(resource, { id, ...(meta && { meta }) }, quiet);
