import { Braces, Copy, Mail, Printer, Tag, Truck } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { pageKeys } from '#admin/ui/page-keys.ts';
import { useRecordCommands, type Command } from '#admin/ui/record-commands.ts';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { isOpenToChange, type OrderActionId, type OrderActionState } from './order-actions.ts';
import type { OpenDialog } from './OrderDialogs.tsx';
import { actionIcons } from './OrderMenu.tsx';

interface Props {
  order: OrderRecord;
  /** Those that can be done now. */
  actions: readonly OrderActionState[];
  mayEdit: boolean;
  act: (action: OrderActionId) => void;
  print: () => void;
  openDialog: (dialog: OpenDialog) => void;
}

function keysOf(id: OrderActionId): Pick<Command, 'keys'> {
  if (id === 'refund') return { keys: [pageKeys.order.refund.toUpperCase()] };
  return id === 'archive' || id === 'unarchive' ? { keys: [pageKeys.order.archive.toUpperCase()] } : {};
}

/** Everything that can be done to the open order, for the command palette. */
export function useOrderCommands({ order, actions, mayEdit, act, print, openDialog }: Props): void {
  const translate = useTranslate();
  const notify = useNotify();
  useRecordCommands(
    useMemo(() => {
      const number = order.number ?? '';
      const said = (id: string, icon: Command['icon'], run: () => void, detail?: string): Command => ({
        id: `order-${id}`,
        icon,
        label: translate(`orders.command.${id}`),
        run,
        ...(detail && { detail }),
      });
      const copied = (text: string) => () =>
        void navigator.clipboard
          .writeText(text)
          .then(() => notify('counterpart.action.copied', { type: 'info' }));
      const email = order.buyerInfo?.email ?? '';
      return {
        record: `#${number}`,
        to: `/orders/${order.id}`,
        commands: [
          ...actions.map(({ id }): Command => ({
            id: `order-${id}`,
            icon: actionIcons[id],
            label: translate(`orders.action.${id}`),
            run: () => act(id),
            ...keysOf(id),
          })),
          ...(mayEdit ? [said('tag', Tag, () => openDialog('tags'))] : []),
          ...(mayEdit && isOpenToChange(order)
            ? [
                said('email', Mail, () => openDialog('email'), email),
                said('shipping', Truck, () => openDialog('shipping'), customerName(order)),
              ]
            : []),
          said('copyNumber', Copy, copied(number), `#${number}`),
          ...(email === '' ? [] : [said('copyEmail', Copy, copied(email), email)]),
          said('print', Printer, print),
          said('raw', Braces, () => openDialog('raw')),
        ],
      };
    }, [order, actions, mayEdit, act, print, openDialog, translate, notify]),
  );
}
