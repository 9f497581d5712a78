import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { callApi } from '../../access/call-api.ts';
import { may } from '../../access/session.ts';
import { useDesks } from '../../data/desk-registry.ts';
import type { Command } from '../../ui/record-commands.ts';
import type { SavedView } from '../../ui/views/saved-view.ts';

/** The saved views of every list this person may open. */
export function useViewCommands(): Command[] {
  const translate = useTranslate();
  const desks = useDesks();
  const { data = [] } = useQuery({
    queryKey: ['views', 'all'],
    queryFn: ({ signal }) => callApi<SavedView[]>('GET', '/admin/api/views', undefined, { signal }),
    staleTime: 60_000,
  });
  return data.flatMap((view) => {
    const desk = desks.find(({ name, rights }) => name === view.resource && may(rights.list));
    if (!desk) return [];
    return {
      id: `view-${view.id}`,
      icon: desk.icon,
      label: view.name,
      detail: [translate(`${desk.name}.name`), view.team ? translate('list.view.team') : '']
        .filter(Boolean)
        .join(', '),
      to: `/${desk.name}?filter=${encodeURIComponent(JSON.stringify({ view: view.id }))}`,
      state: { view: view.id },
    };
  });
}
