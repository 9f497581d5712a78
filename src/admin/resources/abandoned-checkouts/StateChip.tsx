import { CircleCheck, Hourglass } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { isOpen, type LeftRecord } from './left-record.ts';

const looks = {
  open: { tone: 'warn', icon: Hourglass, quiet: true },
  recovered: { tone: 'ok', icon: CircleCheck, quiet: true },
} as const;

export function StateChip({ left }: { left: LeftRecord }) {
  const translate = useTranslate();
  const state = isOpen(left) ? 'open' : 'recovered';
  return <StatusChip {...looks[state]} label={translate(`abandoned-checkouts.state.${state}`)} />;
}
