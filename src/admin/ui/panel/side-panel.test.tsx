// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SidePanel } from './SidePanel.tsx';

afterEach(cleanup);

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
