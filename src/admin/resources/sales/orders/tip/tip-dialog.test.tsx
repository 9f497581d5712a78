// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import TipDialog from './TipDialog.tsx';

vi.mock('./use-tip.ts', async (original) => ({
  ...(await original<object>()),
  useTip: () => ({ data: undefined, error: null }),
  useTippedStaff: () => ({ data: [], error: null }),
}));

afterEach(cleanup);

it('names an amount on its button only once one is typed', () => {
  render(
    <CoreAdminContext>
      <TipDialog order={{ id: 'order', number: '13000', currency: 'EUR' }} onClose={() => undefined} />
    </CoreAdminContext>,
  );
  const confirm = (name: string) => screen.queryByRole('button', { name });
  expect(confirm('orders.tip.confirmUntyped')?.hasAttribute('disabled')).toBe(true);
  expect(confirm('orders.tip.confirm')).toBeNull();
  fireEvent.change(screen.getByLabelText('orders.tip.amount'), { target: { value: '5' } });
  expect(confirm('orders.tip.confirm')?.hasAttribute('disabled')).toBe(false);
});
