import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePageKeys } from '../../../ui/page-keys.ts';
import type { ListPosition } from './use-list-position.ts';

/** j and k go to the neighbours, as in the list; r begins a refund where there can be one. */
export function useOrderKeys(position: ListPosition | undefined, refund: (() => void) | undefined): void {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { previous, next } = position ?? {};
  usePageKeys(
    useMemo(() => {
      const to = (key: string, label: string, id: string | undefined) =>
        id ? [{ key, label: translate(label), run: () => void navigate(`/orders/${id}`) }] : [];
      return [
        ...to('j', 'orders.position.next', next),
        ...to('k', 'orders.position.previous', previous),
        ...(refund ? [{ key: 'r', label: translate('orders.action.refund'), run: refund }] : []),
      ];
    }, [previous, next, refund, navigate, translate]),
  );
}
