// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { OpenCell, SplitTable } from './SplitTable.tsx';

afterEach(cleanup);

const rows = [{ id: 'a' }, { id: 'b' }];

function Page() {
  const [open, setOpen] = useState('');
  return (
    <SplitTable
      read={{
        data: rows,
        error: null,
        refetch: async () => undefined,
        hasNextPage: false,
        isFetchingNextPage: false,
        fetchNextPage: async () => undefined,
      }}
      words="things"
      icon={Activity}
      onClear={undefined}
      label="Things"
      columns={[
        {
          id: 'name',
          label: 'Name',
          cell: ({ id }) => (
            <OpenCell isOpen={id === open} onOpen={() => setOpen(id)} name={`Thing ${id}`} detail="" />
          ),
        },
      ]}
      older="Older"
      open={open}
      onOpen={setOpen}
      title="Thing"
    >
      <button type="button">Inside</button>
    </SplitTable>
  );
}

it('gives the focus back to the row when the panel beside it is closed', () => {
  render(<Page />, { wrapper: MemoryRouter });
  const row = screen.getByRole('button', { name: 'Thing b' });
  fireEvent.click(row);
  screen.getByRole('button', { name: 'Inside' }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Inside' })).toBeNull();
  expect(document.activeElement).toBe(row);
});
