import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePageKeys } from '#admin/ui/page-keys.ts';
import type { ListPosition } from './use-list-position.ts';

/** j and k go to the neighbours, as in the list; r begins a refund and a archives, where that can be. */
export function useOrderKeys(
  position: ListPosition | undefined,
  refund: (() => void) | undefined,
  archive: (() => void) | undefined,
): void {
  const navigate = useNavigate();
  const { previous, next } = position ?? {};
  usePageKeys(
    'order',
    useMemo(() => {
      const to = (id: string | undefined) => (id ? () => void navigate(`/orders/${id}`) : undefined);
      return { next: to(next), previous: to(previous), refund, archive };
    }, [previous, next, refund, archive, navigate]),
  );
}
