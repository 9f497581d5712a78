import { CircleCheck, CircleX, Clock, RefreshCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { DeliveryTry, WebhookDelivery } from '#shared/webhooks.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';

type Translate = (key: string, values?: object) => string;

/** "200", "500", or why there was no answer. */
export const answerLabel = (translate: Translate, { status, trouble }: DeliveryTry): string =>
  status === null
    ? translate(`deliveries.error.${trouble ?? 'UNREACHABLE'}`)
    : trouble === null || trouble === 'ANSWER'
      ? String(status)
      : `${status}, ${translate(`deliveries.error.${trouble}`)}`;

/** How one delivery stands, by the answer to its last try. */
export function AnswerChip({ delivery: { state, lastTry } }: { delivery: WebhookDelivery }) {
  const translate = useTranslate();
  const answer = lastTry ? answerLabel(translate, lastTry) : translate('deliveries.untried');
  if (state === 'DELIVERED') return <StatusChip tone="ok" icon={CircleCheck} label={answer} quiet />;
  if (state === 'PARKED')
    return (
      <StatusChip tone="bad" icon={CircleX} label={`${translate('deliveries.state.PARKED')}: ${answer}`} />
    );
  return lastTry ? (
    <StatusChip tone="warn" icon={RefreshCw} label={answer} />
  ) : (
    <StatusChip tone="calm" icon={Clock} label={answer} quiet />
  );
}
