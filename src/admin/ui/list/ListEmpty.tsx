import { useListContext, useResourceContext } from 'ra-core';
import { List } from 'lucide-react';
import { isFiltered, parseListFilter, type ListSpec } from '../../data/list-state.ts';
import { useDesk } from '../../data/desk-registry.ts';
import { Nothing } from '../query-state/EmptyState.tsx';
import { LoadError } from '../query-state/LoadError.tsx';
import { CreateButton } from './ListActions.tsx';

/** Instead of the grid's rows. */
export function ListEmpty({ spec }: { spec: ListSpec }) {
  const resource = useResourceContext() ?? '';
  const icon = useDesk(resource)?.icon ?? List;
  const { error, refetch, filterValues, setFilters } = useListContext();
  const words = `${resource}.list`;
  if (error) return <LoadError error={error} words={words} retry={() => void refetch()} />;
  const filtered = isFiltered(parseListFilter(filterValues, spec));
  const clear = filtered ? () => setFilters({}, {}) : undefined;
  return <Nothing words={words} icon={icon} onClear={clear} action={<CreateButton />} />;
}
