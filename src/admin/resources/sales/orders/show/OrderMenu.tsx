import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  Archive,
  ArchiveRestore,
  Ban,
  Banknote,
  Braces,
  ChevronDown,
  CircleCheck,
  CircleX,
  CopyPlus,
  CreditCard,
  Ellipsis,
  HandCoins,
  HeartHandshake,
  PackageCheck,
  Pencil,
  Link,
  Printer,
  ThumbsUp,
  Undo2,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import styles from './OrderHead.module.css';
import type { OrderActionId, OrderActionState } from './order-actions.ts';

export const actionIcons = {
  fulfil: PackageCheck,
  markAsPaid: CircleCheck,
  recordPayment: Banknote,
  capture: HandCoins,
  chargeCard: CreditCard,
  request: Link,
  refund: Undo2,
  tip: HeartHandshake,
  edit: Pencil,
  copy: CopyPlus,
  approve: ThumbsUp,
  reject: CircleX,
  archive: Archive,
  unarchive: ArchiveRestore,
  cancel: Ban,
} as const;

interface Props {
  /** Those that have no button of their own. */
  actions: readonly OrderActionState[];
  /** An icon beside other buttons, where there is little room. */
  small: boolean;
  onAction: (id: OrderActionId) => void;
  onRaw: () => void;
  onPrint: () => void;
}

export function OrderMenu({ actions, small, onAction, onRaw, onPrint }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | undefined>();
  const close = () => setAnchor(undefined);
  const trigger = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== undefined,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {small ? (
        <IconButton size="large" aria-label={translate('counterpart.action.more')} {...trigger}>
          <Ellipsis aria-hidden />
        </IconButton>
      ) : (
        <Button {...trigger}>
          {translate('counterpart.action.more')}
          <ChevronDown aria-hidden />
        </Button>
      )}
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        // Inside the page's landmark: at the end of the body it would belong to none.
        container={() => document.getElementById('content') ?? document.body}
      >
        {actions.map(({ id, why }) => {
          const Icon = actionIcons[id];
          return (
            <MenuItem
              key={id}
              disabled={why !== undefined}
              onClick={() => {
                close();
                onAction(id);
              }}
            >
              <Icon aria-hidden />
              <span>
                {translate(`orders.action.${id}`)}
                {why && <small className={styles['reason']}>{translate(why)}</small>}
              </span>
            </MenuItem>
          );
        })}
        <MenuItem
          onClick={() => {
            close();
            onPrint();
          }}
        >
          <Printer aria-hidden />
          {translate('orders.action.print')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onRaw();
          }}
        >
          <Braces aria-hidden />
          {translate('orders.action.raw')}
        </MenuItem>
      </Menu>
    </>
  );
}
