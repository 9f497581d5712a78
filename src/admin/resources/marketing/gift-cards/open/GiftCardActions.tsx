import Button from '@mui/material/Button';
import { Ban, CalendarClock, CircleCheck, KeyRound, Mail, Pencil } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { giftCardsDesk } from '#shared/desks/gift-cards.ts';
import { useMay } from '#admin/access/session.ts';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { useRecordCommands } from '#admin/ui/record-commands.ts';
import { isUsable, type GiftCardActionName, type GiftCardRecord } from '../gift-card-record.ts';
import styles from '../gift-cards.module.css';

const DeedDialog = lazyPart(() => import('./GiftCardActionDialog.tsx'));

const icons = {
  balance: Pencil,
  send: Mail,
  disable: Ban,
  enable: CircleCheck,
  end: CalendarClock,
  code: KeyRound,
} as const;

/** What can be done to the card as it stands; each asks first. */
export function GiftCardActions({ card }: { card: GiftCardRecord }) {
  const translate = useTranslate();
  const may = useMay(giftCardsDesk.rights.edit);
  const [open, setOpen] = useState<GiftCardActionName>();
  const { state, id, lastFour, sentDate } = card;
  const label = useCallback(
    (name: GiftCardActionName) =>
      translate(`gift-cards.action.${name}.${name === 'send' && !sentDate ? 'first' : 'action'}`),
    [translate, sentDate],
  );
  const actions = useMemo((): GiftCardActionName[] => {
    if (!may) return [];
    return [
      'balance',
      ...(isUsable(state) && state !== 'USED_UP' ? (['send'] as const) : []),
      'end',
      'code',
      state === 'DISABLED' ? 'enable' : 'disable',
    ];
  }, [may, state]);
  useRecordCommands(
    useMemo(
      () => ({
        record: `•• ${lastFour}`,
        to: `/gift-cards/${id}`,
        commands: actions.map((name) => ({
          id: name,
          icon: icons[name],
          label: label(name),
          run: () => setOpen(name),
        })),
      }),
      [actions, id, lastFour, label],
    ),
  );
  return (
    <div className={styles['actions']}>
      {actions.map((name) => {
        const Icon = icons[name];
        return (
          <Button key={name} size="small" onClick={() => setOpen(name)}>
            <Icon aria-hidden />
            {label(name)}
          </Button>
        );
      })}
      {open && <DeedDialog key={open} name={open} card={card} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
