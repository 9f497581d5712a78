import Button from '@mui/material/Button';
import { SearchX, ShoppingBag } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import { isFiltered, parseListFilter } from '../../../data/list-state.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { orderListSpec } from '../list-spec.ts';

/** Nothing to show has three reasons, and each asks for something else. */
export function OrdersEmpty() {
  const { error, refetch, filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  if (error) {
    return <ErrorState error={error} title={translate('orders.list.failed')} retry={() => void refetch()} />;
  }
  if (isFiltered(parseListFilter(filterValues, orderListSpec))) {
    return (
      <EmptyState
        icon={SearchX}
        title={translate('orders.list.noMatch')}
        detail={translate('orders.list.noMatchDetail')}
        action={
          <Button onClick={() => setFilters({}, {})}>{translate('counterpart.action.clearFilters')}</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={ShoppingBag}
      title={translate('orders.list.none')}
      detail={translate('orders.list.noneDetail')}
    />
  );
}
