import Button from '@mui/material/Button';
import { Activity, Pause, Radio } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { DomainEventSummary } from '#shared/events.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { slugLabel } from '#admin/data/event-kinds.ts';
import { moment } from '#admin/data/store-moment.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { OpenCell, SplitTable, SplitTools } from '#admin/ui/panel/SplitTable.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import type { TableColumn } from '#admin/ui/Table.tsx';
import { useQueryValues } from '#admin/ui/use-query-values.ts';
import { EventFilters, type EventChoice } from './EventFilters.tsx';
import { EventPanel } from './EventPanel.tsx';
import { identityLabel } from './identity-label.ts';
import { useDomainEvents } from './use-domain-events.ts';
import './messages.en.ts';

const names = ['entity', 'type', 'id', 'from', 'to'] as const;

/** What happened in the shop these last days, as subscribers are told of it. */
export default function EventBrowser() {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const { at, put } = useQueryValues();
  const choice = Object.fromEntries(names.map((name) => [name, at(name)])) as unknown as EventChoice;
  const filtered = names.some((name) => choice[name] !== '');
  const live = at('live') !== 'no' && choice.to === '';
  const open = at('event');
  const read = useDomainEvents(
    {
      entityFqdn: choice.entity,
      eventType: choice.type,
      entityId: choice.id,
      from: moment(choice.from, timeZone),
      to: moment(choice.to, timeZone),
    },
    live,
  );
  const columns: readonly TableColumn<DomainEventSummary>[] = [
    {
      id: 'event',
      label: translate('domain-events.column.event'),
      cell: ({ id, slug, entityFqdn }) => (
        <OpenCell
          isOpen={id === open}
          onOpen={() => put({ event: id })}
          name={slugLabel(slug)}
          detail={entityFqdn}
        />
      ),
    },
    {
      id: 'entity',
      label: translate('domain-events.column.entity'),
      cell: ({ entityId: of }) => <code title={of}>…{of.slice(-8)}</code>,
    },
    {
      id: 'actor',
      label: translate('domain-events.column.actor'),
      cell: ({ identity }) => identityLabel(translate, identity),
    },
    {
      id: 'when',
      label: translate('domain-events.column.when'),
      cell: ({ eventTime }) => <DateTime value={eventTime} />,
    },
  ];
  return (
    <Page
      title={translate('domain-events.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      ground="sheet"
      fixed
      beside={
        live ? (
          <StatusChip tone="ok" icon={Radio} label={translate('domain-events.live')} />
        ) : (
          <StatusChip tone="calm" icon={Pause} label={translate('domain-events.still')} />
        )
      }
      actions={
        choice.to === '' && (
          <Button onClick={() => put({ live: live ? 'no' : '' })}>
            {live ? <Pause aria-hidden /> : <Radio aria-hidden />}
            {translate(live ? 'domain-events.stop' : 'domain-events.follow')}
          </Button>
        )
      }
    >
      <SplitTools>
        <EventFilters choice={choice} onChange={put} />
      </SplitTools>
      <SplitTable
        read={read}
        words="domain-events.list"
        icon={Activity}
        onClear={filtered ? () => put(Object.fromEntries(names.map((name) => [name, '']))) : undefined}
        label={translate('domain-events.name')}
        columns={columns}
        older={translate('domain-events.older')}
        open={open}
        onOpen={(event) => put({ event })}
        title={translate('domain-events.one')}
      >
        <EventPanel key={open} id={open} onOf={(id) => put({ id, event: '' })} />
      </SplitTable>
    </Page>
  );
}
