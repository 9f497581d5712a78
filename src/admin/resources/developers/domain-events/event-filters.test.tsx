// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventFilters, type EventChoice } from './EventFilters.tsx';
import { EventPanel } from './EventPanel.tsx';

const ORDERS = 'wix.ecom.v1.order';
const answers: Readonly<Record<string, unknown>> = {
  '/admin/api/domain-events/kinds': {
    kinds: [
      { entityFqdn: ORDERS, events: [{ eventType: `${ORDERS}_approved`, slug: 'approved' }] },
      { entityFqdn: 'wix.members.v1.member', events: [] },
    ],
  },
  '/admin/api/domain-events/told-1': {
    id: 'told-1',
    eventType: `${ORDERS}_approved`,
    entityId: 'order-1',
    eventTime: '2026-05-04T10:00:00.000Z',
    identity: { identityType: 'WIX_USER' },
    payload: {},
    sequence: '1',
    requestId: 'request-1',
  },
};
vi.mock('#admin/access/call-api.ts', () => ({
  callApi: (_method: string, path: string) => Promise.resolve(answers[path]),
}));
vi.mock('#admin/ui/DateTime.tsx', () => ({ DateTime: ({ value }: { value: string }) => value }));

const changes: Partial<EventChoice>[] = [];
beforeEach(() => void changes.splice(0));
afterEach(cleanup);

const show = (page: ReactNode) =>
  render(
    <MemoryRouter>
      <CoreAdminContext>{page}</CoreAdminContext>
    </MemoryRouter>,
  );

function Filters() {
  const [choice, setChoice] = useState<EventChoice>({ entity: '', type: '', id: '', from: '', to: '' });
  const change = (part: Partial<EventChoice>) => {
    changes.push(part);
    setChoice((now) => ({ ...now, ...part }));
  };
  return <EventFilters choice={choice} onChange={change} />;
}

async function choose(field: string, option: string): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: `domain-events.filter.${field}` }));
  await userEvent.click(within(screen.getByRole('listbox')).getByText(option));
}

it('filters events by entity, then by type of event', async () => {
  show(<Filters />);
  await screen.findByRole('combobox', { name: 'domain-events.filter.entity' });
  expect(screen.queryByRole('combobox', { name: 'domain-events.filter.type' })).toBeNull();
  await choose('entity', 'Order');
  await choose('type', 'approved');
  await choose('entity', 'Member');
  expect(changes).toEqual([
    { entity: ORDERS, type: '' },
    { type: `${ORDERS}_approved` },
    { entity: 'wix.members.v1.member', type: '' },
  ]);
});

it('filters events by the record of the open event', async () => {
  const requested: string[] = [];
  show(<EventPanel id="told-1" onOf={(entityId) => requested.push(entityId)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'domain-events.sameRecord' }));
  expect(requested).toEqual(['order-1']);
});
