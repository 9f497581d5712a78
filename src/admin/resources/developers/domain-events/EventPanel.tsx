import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { DomainEventDetails } from '#shared/events.ts';
import { callApi } from '#admin/access/call-api.ts';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { Facts, PanelBody } from '#admin/ui/panel/PanelBody.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { identityLabel } from './identity-label.ts';

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

interface Props {
  id: string;
  /** All that happened to the same record. */
  onOf: (entityId: string) => void;
}

/** One event as a subscriber is sent it. */
export function EventPanel({ id, onOf }: Props) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['domain-events', 'one', id],
    queryFn: ({ signal }) =>
      callApi<DomainEventDetails>('GET', `/admin/api/domain-events/${id}`, undefined, { signal }),
    staleTime: Infinity,
  });
  if (!data)
    return error ? (
      <LoadError error={error} words="domain-events" retry={() => void refetch()} />
    ) : (
      <LineSkeleton />
    );
  const { eventType, entityId, eventTime, identity, payload, sequence, requestId } = data;
  const facts = [
    ['event', eventType],
    ['entity', <code key="entity">{entityId}</code>],
    ['actor', identityLabel(translate, identity)],
    ['when', <DateTime key="when" value={eventTime} style="long" />],
    ['sequence', sequence],
    ['request', <code key="request">{requestId}</code>],
  ] as const;
  return (
    <PanelBody>
      <Facts facts={facts.map(([fact, value]) => [translate(`domain-events.column.${fact}`), value])} />
      <Button size="small" onClick={() => onOf(entityId)}>
        <ListFilter aria-hidden />
        {translate('domain-events.sameRecord')}
      </Button>
      <CodeBlock label={translate('domain-events.payload')} text={json(payload)} />
      <CodeBlock label={translate('domain-events.column.actor')} text={json(identity)} />
    </PanelBody>
  );
}
