// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useListPosition } from './use-list-position.ts';

afterEach(cleanup);

function List({ name, rows }: { name: string; rows: readonly string[] }) {
  const position = useListPosition(name, rows.length > 0);
  return (
    <div data-testid="area" {...position}>
      {rows.map((id) => (
        <li key={id} data-id={id}>
          <a href={`#${id}`} className="row-link">
            {id}
          </a>
        </li>
      ))}
    </div>
  );
}

const ids = ['a', 'b', 'c'];
const area = () => screen.getByTestId('area');

function leave(name: string, open?: () => void): void {
  const { unmount } = render(<List name={name} rows={ids} />);
  area().scrollTop = 1200;
  fireEvent.scroll(area());
  open?.();
  unmount();
}

it('is where it was, with the focus on the row that was opened, once its rows are there again', async () => {
  leave('orders', () => fireEvent.click(screen.getByText('b')));
  const { rerender } = render(<List name="orders" rows={[]} />);
  rerender(<List name="orders" rows={ids} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('b')));
  expect(area().scrollTop).toBe(1200);
});

it('is opened by the keyboard as well', async () => {
  leave('products', () => fireEvent.keyDown(screen.getByText('c'), { key: 'Enter' }));
  render(<List name="products" rows={ids} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('c')));
});

it('begins at the top under another filter, and where nothing was opened', async () => {
  leave('drafts', () => fireEvent.click(screen.getByText('b')));
  const other = render(<List name="drafts of another filter" rows={ids} />);
  expect([area().scrollTop, document.activeElement]).toEqual([0, document.body]);
  other.unmount();
  leave('customers');
  render(<List name="customers" rows={ids} />);
  expect([area().scrollTop, document.activeElement]).toEqual([0, document.body]);
});

it('does not move while somebody changes its filter', () => {
  leave('media', () => fireEvent.click(screen.getByText('b')));
  const { rerender } = render(<List name="other" rows={ids} />);
  rerender(<List name="media" rows={ids} />);
  expect(document.activeElement).toBe(document.body);
});
