import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useDataProvider, useUpdate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { toCallError, type CallError } from '#wix/errors.ts';

export interface FormRecord extends RaRecord<string> {
  revision?: string | null;
}

/**
 * Whether somebody else has saved meanwhile. Most errors of this status are about what was sent, such as a name or URL
 * that another record has: those are displayed.
 */
const isConflict = ({ status, code, violations }: CallError): boolean =>
  status === 409 && violations.length === 0 && /(?:^|_)(?:REVISION|CHANGED|CONFLICT)(?:_|$)|^409$/.test(code);

/** Sends one record; an outdated revision is rejected, which the result distinguishes from other failures. */
export function useSaveRecord<Row extends FormRecord>(
  resource: string,
  record: Row | undefined,
  meta: object | undefined,
) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const [create, creating] = useCreate<Row>();
  const [update, updating] = useUpdate<Row>();
  const [error, setError] = useState<CallError>();
  const stale = error !== undefined && record !== undefined && isConflict(error);

  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: [resource, 'getOne'] });
    setError(undefined);
  };

  const send = async (change: object, over: boolean): Promise<Row | void> => {
    if (!record) return create(resource, { data: change }, { returnPromise: true });
    const { data: now } = over ? await provider.getOne<Row>(resource, { id: record.id }) : { data: record };
    return update(
      resource,
      {
        id: record.id,
        data: { ...change, revision: now.revision ?? '' } as Partial<Row>,
        previousData: record,
        ...(meta && { meta }),
      },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
  };

  return {
    busy: creating.isPending || updating.isPending,
    failure: stale ? undefined : error,
    stale,
    readAgain,
    /** @param over upon whatever stands there now */
    send: async (change: object, over: boolean): Promise<Row | CallError> => {
      setError(undefined);
      try {
        return ((await send(change, over)) ?? record) as Row;
      } catch (thrown) {
        const failure = toCallError(thrown);
        setError(failure);
        return failure;
      }
    },
  };
}
