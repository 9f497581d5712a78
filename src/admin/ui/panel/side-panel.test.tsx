// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import { useState } from 'react';
import { createMemoryRouter, Link, MemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SidePanel } from './SidePanel.tsx';

const setWidth = (width: number): void =>
  (globalThis as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width });

afterEach(cleanup);
afterEach(() => setWidth(1024));

const panel = (
  <SidePanel title="Warehouse" onClose={() => undefined}>
    <button type="button">Inside</button>
  </SidePanel>
);

/** As the back office: another address is another page. */
function show(at: string): void {
  const routes = [
    { path: '/', element: <Link to="/one">One</Link> },
    { path: '/one', element: panel },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />);
}

it('has the focus where the page that opened it is gone, so that Tab goes on inside', async () => {
  const user = userEvent.setup();
  show('/');
  await user.click(screen.getByRole('link', { name: 'One' }));
  expect(document.activeElement).toBe(await screen.findByRole('region', { name: 'Warehouse' }));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inside' }));
});

it('leaves the focus where it is on a page that was asked for by its address', async () => {
  show('/one');
  await screen.findByRole('region', { name: 'Warehouse' });
  expect(document.activeElement).toBe(document.body);
});

function ListWithPanel() {
  const [open, setOpen] = useState<string>();
  return (
    <main>
      {['One', 'Two'].map((name) => (
        <div key={name} aria-current={open === name ? 'true' : undefined}>
          <button type="button" onClick={() => setOpen(name)}>
            {name}
          </button>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a row beside its button, as in `Table` */}
          <span onClick={() => setOpen(name)}>Row {name}</span>
        </div>
      ))}
      {open !== undefined && (
        <SidePanel title="Warehouse" onClose={() => setOpen(undefined)}>
          <button type="button">Inside</button>
        </SidePanel>
      )}
    </main>
  );
}

const showList = (): ReturnType<typeof userEvent.setup> => {
  render(<ListWithPanel />, { wrapper: MemoryRouter });
  return userEvent.setup();
};
const focused = (): string | null | undefined => document.activeElement?.textContent;

it('has the focus on a phone, where it covers what had it', async () => {
  setWidth(390);
  const user = showList();
  await user.click(screen.getByRole('button', { name: 'Two' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Warehouse' }));
});

it('leaves the focus in the list beside it', async () => {
  const user = showList();
  await user.click(screen.getByRole('button', { name: 'Two' }));
  expect(focused()).toBe('Two');
});

it.each([
  ['the row that opened it', 'Two', 390],
  ['the row that opened it', 'Two', 1024],
  ['the row that was opened last', 'Row Two', 1024],
])('gives the focus back to %s', async (_, target, width) => {
  setWidth(width);
  const user = showList();
  if (width > 720) await user.click(screen.getByRole('button', { name: 'One' }));
  await user.click(screen.getByText(target));
  await user.click(screen.getByRole('button', { name: /close/ }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(focused()).toBe('Two');
});
