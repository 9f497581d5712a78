import { useCallback, useEffect, useState } from 'react';
import type { ProfileVisibility } from '#shared/people.ts';
import { readProfileVisibility } from '#wix/shopper/people-operations.ts';

/** Who sees the profile, as it is now. */
export function useProfileVisibility() {
  const [profileVisibility, setProfileVisibility] = useState<ProfileVisibility>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(
    () =>
      readProfileVisibility().then(
        (now) => {
          setProfileVisibility(now);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => void read(), [read]);
  return { standing: profileVisibility, failed, read };
}
