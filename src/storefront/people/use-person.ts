import { useCallback, useEffect, useState } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { useSession } from '../shell/session.ts';

/** The person as everybody sees them, and then with the eyes of the member who is signed in. */
export function usePerson(drawn: ShownPerson) {
  const { role } = useSession();
  const [shown, setShown] = useState<ShownPerson | undefined>(drawn);
  const [failed, setFailed] = useState(false);
  const { slug, page } = drawn;
  const read = useCallback(
    () =>
      import('../../wix/shopper/people-operations.ts')
        .then(({ readPerson }) => readPerson({ slug, page }))
        .then(setShown, () => setFailed(true)),
    [slug, page],
  );
  useEffect(() => {
    if (role === 'member') void read();
  }, [role, read]);
  return {
    shown,
    failed,
    retry: () => {
      setFailed(false);
      void read();
    },
  };
}
