import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { OrderRecord } from '../order-record.ts';
import { ListPosition } from './ListPosition.tsx';
import type { NextStep } from './next-step.ts';
import type { OrderActionId, OrderActionState } from './order-actions.ts';
import { OrderChips, OrderMeta } from './OrderHead.tsx';
import { actionIcons, OrderMenu } from './OrderMenu.tsx';
import type { ListPosition as Position } from './use-list-position.ts';
import { useOrderLabels } from './use-order-labels.ts';

interface Props {
  order: OrderRecord;
  position: Position | undefined;
  step: NextStep;
  actions: readonly OrderActionState[];
  onAction: (id: OrderActionId) => void;
  /** What the next step asks for. */
  onMain: () => void;
  onRaw: () => void;
  onPrint: () => void;
  /** The id of the part of this page where the next step is taken. */
  target: string | undefined;
  children: ReactNode;
}

export function OrderFrame({
  order,
  position,
  step,
  actions,
  onAction,
  onMain,
  onRaw,
  onPrint,
  target,
  children,
}: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const { money } = useOrderLabels(order.currency);
  const main = actions.find(({ id, why }) => id === step.action && !why);
  const refund = actions.find(({ id }) => id === 'refund');
  // A retry is not the refund of something else: both stand side by side.
  const beside =
    refund && !refund.why && (main?.id !== 'refund' || step.id === 'failedRefund') ? refund : undefined;
  const rest = actions.filter((action) => action !== main && action !== beside);
  const isMenuAlone = !beside && !main && !target;
  const buttons = (
    <>
      {beside && (
        <ActionButton id="refund" onAction={onAction} label={translate('orders.action.refundShort')} />
      )}
      <OrderMenu
        actions={rest}
        small={phone && !isMenuAlone}
        onAction={onAction}
        onRaw={onRaw}
        onPrint={onPrint}
      />
      {main && (
        <ActionButton
          id={main.id}
          main
          onAction={onMain}
          label={translate(`orders.main.${step.id}`, {
            amount: step.amount ? money(step.amount) : '',
            smart_count: step.count ?? 0,
          })}
        />
      )}
      {target && (
        <Button variant="contained" onClick={() => show(target)}>
          {translate(`orders.main.${step.id}`)}
        </Button>
      )}
    </>
  );
  return (
    <Page
      title={`#${order.number ?? ''}`}
      back={{ to: '/orders', label: translate('orders.name') }}
      position={position && <ListPosition position={position} />}
      beside={<OrderChips order={order} />}
      actions={phone ? undefined : buttons}
      meta={<OrderMeta order={order} />}
    >
      {children}
      {phone && <BottomBar>{buttons}</BottomBar>}
    </Page>
  );
}

function show(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
}

interface ButtonProps {
  id: OrderActionId;
  label: string;
  main?: boolean;
  onAction: (id: OrderActionId) => void;
}

function ActionButton({ id, label, main = false, onAction }: ButtonProps) {
  const Icon = actionIcons[id];
  return (
    <Button {...(main ? { variant: 'contained' as const } : {})} onClick={() => onAction(id)}>
      <Icon aria-hidden />
      {label}
    </Button>
  );
}
