// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { List } from 'lucide-react';
import { CoreAdminContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Command } from '../../ui/record-commands.ts';
import Palette from './Palette.tsx';

/** What the search answers, and when. */
const search = vi.hoisted(() => ({
  found: undefined as object[] | undefined,
  redraw: () => {},
}));

const tag = vi.fn();
const onRecord: Command = { id: 'tag', icon: List, label: 'Tag', run: tag };
const order: Command = { id: 'order', icon: List, label: '#1042', to: '/orders/1' };

vi.mock('./use-palette-groups.ts', async () => {
  const { useReducer } = await import('react');
  return {
    usePaletteGroups(text: string) {
      const [, redraw] = useReducer((count: number) => count + 1, 0);
      search.redraw = redraw;
      const here = 'Tag'.toLowerCase().startsWith(text.toLowerCase()) ? [onRecord] : [];
      const found = search.found ?? [];
      return {
        groups: [
          { title: 'On #7', commands: here },
          { title: 'Found', commands: found },
        ].filter(({ commands }) => commands.length > 0),
        found,
        searching: text !== '' && search.found === undefined,
        failed: false,
      };
    },
  };
});

const onClose = vi.fn();
let router: ReturnType<typeof createMemoryRouter>;

function open(typed = ''): HTMLInputElement {
  const element = (
    <CoreAdminContext>
      <Palette typed={typed} onClose={onClose} />
    </CoreAdminContext>
  );
  router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return screen.getByRole<HTMLInputElement>('combobox');
}

beforeEach(() => {
  search.found = undefined;
  tag.mockReset();
  onClose.mockReset();
});
afterEach(cleanup);

it('goes on from what was typed while its code was on the way', async () => {
  const field = open('dark app');
  expect(field.value).toBe('dark app');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('earance');
  expect(field.value).toBe('dark appearance');
});

it('does at Enter what fits at once, while the search still looks', async () => {
  open();
  await userEvent.keyboard('tag{Enter}');
  await waitFor(() => expect(tag).toHaveBeenCalledTimes(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('opens what has to be looked for once it is found, although Enter came before', async () => {
  open();
  await userEvent.keyboard('1042{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  search.found = [order];
  act(() => search.redraw());
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/1'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
