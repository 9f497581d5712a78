import { useCallback, useEffect, useState } from 'react';
import type { OwnStanding } from '#shared/people.ts';
import { readStanding } from '#wix/shopper/people-operations.ts';

/** Who sees the profile, as it is now. */
export function useStanding() {
  const [standing, setStanding] = useState<OwnStanding>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(
    () =>
      readStanding().then(
        (now) => {
          setStanding(now);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => void read(), [read]);
  return { standing, failed, read };
}
