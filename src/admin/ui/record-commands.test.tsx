// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { List } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { afterEach, expect, it } from 'vitest';
import { recentRecords, useCurrentRecord, useRecordCommands } from './record-commands.ts';

afterEach(cleanup);

function Offering({ labels, to, children }: { labels: string; to: string; children?: ReactNode }) {
  useRecordCommands(
    useMemo(() => {
      const names = labels.split(' ').filter((name) => name !== '');
      return { record: to, to, commands: names.map((label) => ({ id: label, icon: List, label })) };
    }, [labels, to]),
  );
  return children;
}

function Shown() {
  const current = useCurrentRecord();
  return <output>{current && [current.to, ...current.commands.map(({ label }) => label)].join(' ')}</output>;
}

const shown = (page: ReactNode): string => {
  const view = render(
    <>
      {page}
      <Shown />
    </>,
  );
  return view.container.textContent ?? '';
};

it('a page that has nothing to offer leaves what a part of it offers for the same record', () => {
  const page = (
    <Offering labels="" to="/webhooks/1">
      <Offering labels="Deliveries Pause" to="/webhooks/1" />
    </Offering>
  );
  expect(shown(page)).toBe('/webhooks/1 Deliveries Pause');
  expect(recentRecords().map(({ to }) => to)).toEqual(['/webhooks/1']);
});

it('a page speaks for itself where its part is about another record, or nothing is offered there', () => {
  const page = (
    <Offering labels="" to="/tax-groups/1">
      <Offering labels="Pause" to="/webhooks/1" />
    </Offering>
  );
  expect(shown(page)).toBe('/tax-groups/1');
  cleanup();
  expect(shown(<Offering labels="Cancel" to="/orders/1" />)).toBe('/orders/1 Cancel');
  cleanup();
  expect(shown(null)).toBe('');
});
