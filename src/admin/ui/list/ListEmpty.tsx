import Button from '@mui/material/Button';
import { SearchX, type LucideIcon } from 'lucide-react';
import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isFiltered, parseListFilter, type ListSpec } from '../../data/list-state.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';

interface Props {
  spec: ListSpec;
  icon: LucideIcon;
  /** What to do when there is nothing at all yet. */
  action?: ReactNode;
}

/** Nothing to show has three reasons, and each asks for something else. */
export function ListEmpty({ spec, icon, action }: Props) {
  const resource = useResourceContext() ?? '';
  const { error, refetch, filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  if (error) {
    return (
      <ErrorState error={error} title={translate(`${resource}.list.failed`)} retry={() => void refetch()} />
    );
  }
  if (isFiltered(parseListFilter(filterValues, spec))) {
    return (
      <EmptyState
        icon={SearchX}
        title={translate(`${resource}.list.noMatch`)}
        detail={translate(`${resource}.list.noMatchDetail`)}
        action={
          <Button onClick={() => setFilters({}, {})}>{translate('counterpart.action.clearFilters')}</Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={translate(`${resource}.list.none`)}
      detail={translate(`${resource}.list.noneDetail`)}
      {...(action ? { action } : {})}
    />
  );
}
