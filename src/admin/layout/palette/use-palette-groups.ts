import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { History, Link2, ShieldCheck } from 'lucide-react';
import { may, useSession } from '../../access/session.ts';
import type { AdminDesk } from '../../data/define-desk.ts';
import { useDesks } from '../../data/desk-registry.ts';
import {
  recentRecords,
  useCurrentCommands,
  type Command,
  type RecordCommands,
} from '../../ui/record-commands.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { usePlaces, type NavPlace } from '../nav-places.ts';
import { matchAt } from './match.ts';
import { useRunningCommand } from './use-doing.ts';
import { useViewCommands } from './use-view-commands.ts';

interface Group {
  title: string;
  commands: readonly Command[];
}

/** Actions on the open record first, then places with their keys, then finds. Recent shows while the field is empty. */
export function usePaletteGroups(text: string, scope: RecordCommands | undefined) {
  const translate = useTranslate();
  const page = useCurrentCommands();
  const views = useViewCommands();
  const doing = useRunningCommand();
  const { all: places } = usePlaces();
  const finds = useFinds(text);
  // Of the text as it stands, never of one before: Enter does what the first row says.
  const fits = ({ label }: Command) => text.trim() === '' || matchAt(label, text) >= 0;
  const toCommand = ({ to, label, icon, goTo }: NavPlace): Command => ({
    id: `place-${to}`,
    icon,
    label: translate(label),
    to,
    ...(goTo ? { keys: ['G', goTo.toUpperCase()] } : {}),
  });
  const recent: Command[] = recentRecords().map(({ record, to }) => ({
    id: `recent-${to}`,
    icon: History,
    label: record,
    to,
  }));
  const profile: Command = {
    id: 'place-profile',
    icon: ShieldCheck,
    label: translate('counterpart.frame.profile'),
    to: '/profile',
  };
  const onRecord = scope && [
    ...scope.commands,
    copyLink(translate('counterpart.palette.copyLink'), scope.to),
  ];
  const groups: Group[] = [
    {
      title: translate('counterpart.palette.on', { record: scope?.record ?? '' }),
      commands: onRecord?.filter(fits) ?? [],
    },
    { title: translate('counterpart.palette.page'), commands: page.filter(fits) },
    { title: translate('counterpart.palette.recent'), commands: text === '' ? recent : [] },
    {
      title: translate('counterpart.palette.goTo'),
      commands: [...places.map(toCommand), profile].filter(fits),
    },
    { title: translate('counterpart.palette.views'), commands: views.filter(fits) },
    { title: translate('counterpart.palette.found'), commands: finds.commands },
    { title: translate('counterpart.palette.actions'), commands: doing.filter(fits) },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    /** Those found, which may still be of the text before. */
    found: finds.commands,
    searching: finds.searching,
    failed: finds.failed,
  };
}

const copyLink = (label: string, to: string): Command => ({
  id: 'copy-link',
  icon: Link2,
  label,
  run: () => void navigator.clipboard.writeText(`${location.origin}/admin${to}`),
});

const shortest = 2;

function useFinds(text: string) {
  const isEmbedded = useSession()?.ownFields ?? false;
  const resources = useDesks().filter(
    ({ find, rights, own }) => find && may(rights.list) && (isEmbedded || !own),
  );
  const wanted = useDebounced(text.trim(), 180);
  const enabled = wanted.length >= shortest && resources.length > 0;
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['palette', wanted],
    queryFn: ({ signal }) =>
      Promise.all(resources.map((resource) => findIn(resource, wanted, signal))).then((all) => all.flat()),
    enabled,
    staleTime: 10_000,
  });
  return { commands: enabled ? data : [], searching: isFetching || text.trim() !== wanted, failed: isError };
}

async function findIn({ icon, find }: AdminDesk, text: string, signal: AbortSignal): Promise<Command[]> {
  const found = (await find?.(text, signal)) ?? [];
  return found.map(({ id, to, title, detail }) => ({ id: `found-${id}`, icon, label: title, detail, to }));
}
