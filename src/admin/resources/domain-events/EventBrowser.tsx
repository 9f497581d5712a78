import Button from '@mui/material/Button';
import { Activity, Pause, Radio } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { ToldEvent } from '../../../shared/events.ts';
import { useStoreProfile } from '../../access/session.ts';
import { slugWords } from '../../data/event-kinds.ts';
import { moment } from '../../data/store-moment.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { Ladder } from '../../ui/ladder/Ladder.tsx';
import { Page } from '../../ui/Page.tsx';
import { SidePanel } from '../../ui/panel/SidePanel.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import styles from './domain-events.module.css';
import { EventFilters, type EventChoice } from './EventFilters.tsx';
import { EventPanel } from './EventPanel.tsx';
import { identityWords } from './identity-words.ts';
import { useToldEvents } from './use-told-events.ts';
import './messages.en.ts';

const names = ['entity', 'type', 'id', 'from', 'to'] as const;

/** What happened in the shop these last days, as subscribers are told of it. */
export default function EventBrowser() {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const [query, setQuery] = useSearchParams();
  const at = (name: string): string => query.get(name) ?? '';
  const put = (part: Record<string, string>) =>
    setQuery(
      (before) => {
        const all = { ...Object.fromEntries(before), ...part };
        return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
      },
      { replace: true },
    );
  const choice = Object.fromEntries(names.map((name) => [name, at(name)])) as unknown as EventChoice;
  const filtered = names.some((name) => choice[name] !== '');
  const live = at('live') !== 'no' && choice.to === '';
  const open = at('event');
  const entityId = useSettled(choice.id.trim(), 200);
  const read = useToldEvents(
    {
      entityFqdn: choice.entity,
      eventType: choice.type,
      entityId,
      from: moment(choice.from, timeZone),
      to: moment(choice.to, timeZone),
    },
    live,
  );
  const columns: readonly TableColumn<ToldEvent>[] = [
    {
      id: 'event',
      label: translate('domain-events.column.event'),
      cell: ({ id, slug, entityFqdn }) => (
        <button
          type="button"
          className={styles['open']}
          aria-expanded={id === open}
          onClick={() => put({ event: id })}
        >
          <b>{slugWords(slug)}</b>
          <small>{entityFqdn}</small>
        </button>
      ),
    },
    {
      id: 'entity',
      label: translate('domain-events.column.entity'),
      cell: ({ entityId: of }) => <code title={of}>…{of.slice(-8)}</code>,
    },
    {
      id: 'who',
      label: translate('domain-events.column.who'),
      cell: ({ identity }) => identityWords(translate, identity),
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
      <EventFilters choice={choice} onChange={put} />
      <div className={styles['split']}>
        <div className={styles['list']}>
          <Ladder
            read={read}
            words="domain-events.list"
            icon={Activity}
            skeleton={<RowsSkeleton rows={8} height={48} />}
            onClear={filtered ? () => put(Object.fromEntries(names.map((name) => [name, '']))) : undefined}
          >
            {(rows) => (
              <>
                <Table
                  label={translate('domain-events.name')}
                  columns={columns}
                  rows={rows}
                  rowId={(row) => row.id}
                  current={open}
                  onOpen={(row) => put({ event: row.id })}
                />
                {read.hasNextPage && (
                  <div className={styles['more']}>
                    <Button disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
                      {translate('domain-events.older')}
                    </Button>
                  </div>
                )}
              </>
            )}
          </Ladder>
        </div>
        {open !== '' && (
          <SidePanel title={translate('domain-events.one')} onClose={() => put({ event: '' })}>
            <EventPanel key={open} id={open} onOf={(id) => put({ id, event: '' })} />
          </SidePanel>
        )}
      </div>
    </Page>
  );
}
