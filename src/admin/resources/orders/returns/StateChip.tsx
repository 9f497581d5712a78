import { useTranslate } from 'ra-core';
import type { ReturnState } from '#shared/returns.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { LOOKS } from './return-record.ts';
import './messages.en.ts';

export function StateChip({ state }: { state: ReturnState }) {
  const translate = useTranslate();
  return <StatusChip {...LOOKS[state]} label={translate(`returns.state.${state}`)} />;
}
