import Button from '@mui/material/Button';
import { Ban, CirclePause, Pencil, Play, RotateCw, SkipForward } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { subscriptionsDesk } from '#shared/desks/subscriptions.ts';
import type { DeskVerb } from '#shared/subscription-desk.ts';
import { useMay } from '#admin/access/session.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { useRecordCommands } from '#admin/ui/record-commands.ts';
import { nameOf, type OpenRecord } from '../subscription-record.ts';

const DeedDialog = lazyPart(() => import('./SubscriptionActionDialog.tsx'));
const ChangeDialog = lazyPart(() => import('./ChangeDialog.tsx'));

const icons = { retry: RotateCw, skip: SkipForward, pause: CirclePause, resume: Play, cancel: Ban } as const;
const none: readonly DeskVerb[] = [];

/** What each delivery consists of is agreed anew while none is charged or owed. */
const isChangeable = ({ standing, tries, isBeingCharged }: OpenRecord): boolean =>
  ['ACTIVE', 'PAUSED', 'OUT_OF_STOCK'].includes(standing) && tries === 0 && !isBeingCharged;

/** What can be done to it as it stands; each says first what comes of it. */
export function SubscriptionActions({ one }: { one: OpenRecord }) {
  const translate = useTranslate();
  const may = useMay(subscriptionsDesk.rights.edit);
  const mayChange = useMay(subscriptionsDesk.rights.change) && isChangeable(one);
  const [open, setOpen] = useState<DeskVerb | 'change'>();
  const { id, verbs } = one;
  const name = nameOf(one);
  const actions = may ? verbs : none;
  useRecordCommands(
    useMemo(
      () => ({
        record: name,
        to: `/subscriptions/${id}`,
        commands: actions.map((verb) => ({
          id: verb,
          icon: icons[verb],
          label: translate(`subscriptions.action.${verb}.action`),
          run: () => setOpen(verb),
        })),
      }),
      [actions, id, name, translate],
    ),
  );
  if (actions.length === 0 && !mayChange) return null;
  return (
    <div className="wrap-8">
      {mayChange && (
        <Button size="small" onClick={() => setOpen('change')}>
          <Pencil aria-hidden />
          {translate('subscriptions.change')}
        </Button>
      )}
      {actions.map((verb) => {
        const Icon = icons[verb];
        return (
          <Button
            key={verb}
            size="small"
            {...(verb === 'retry' && { variant: 'contained' as const })}
            onClick={() => setOpen(verb)}
          >
            <Icon aria-hidden />
            {translate(`subscriptions.action.${verb}.action`)}
          </Button>
        );
      })}
      {open === 'change' && <ChangeDialog one={one} onClose={() => setOpen(undefined)} />}
      {open && open !== 'change' && (
        <DeedDialog key={open} verb={open} one={one} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
