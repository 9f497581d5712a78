// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { big } from '../refund/amounts.ts';
import { useCaptureForm } from './use-capture-form.ts';

afterEach(cleanup);

it('rejects a capture of nothing beside the amount', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext>{children}</CoreAdminContext>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useCaptureForm(big('95.40'), [], 'EUR'), { wrapper });
  expect(result.current.problem).toBeUndefined();
  for (const typed of ['0', '0.00']) {
    act(() => result.current.type(typed));
    expect(result.current.problem).toBe('orders.capture.nothingChosen');
  }
  act(() => result.current.type('0.01'));
  expect(result.current.problem).toBeUndefined();
});
