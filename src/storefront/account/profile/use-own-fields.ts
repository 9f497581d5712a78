import { useCallback, useEffect, useState } from 'react';
import type { OwnField } from '#shared/people.ts';
import { readOwnFields } from '#wix/shopper/people-operations.ts';

export interface OwnFields {
  fields: readonly OwnField[] | undefined;
  failed: boolean;
  read: () => Promise<void>;
  /** As they are by now. */
  accept: (fields: readonly OwnField[]) => void;
}

/** The fields of the profile that are for this member. */
export function useOwnFields(): OwnFields {
  const [fields, setFields] = useState<readonly OwnField[]>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(
    () =>
      readOwnFields().then(
        (now) => {
          setFields(now);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => void read(), [read]);
  return { fields, failed, read, accept: setFields };
}

export const isPublicField = (fields: readonly OwnField[] | undefined, key: string): boolean =>
  fields?.some((field) => field.isPlatforms && field.key === key && field.isPublic) ?? false;
