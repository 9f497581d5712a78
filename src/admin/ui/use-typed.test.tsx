// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuickSearch } from './filter/QuickSearch.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/admin/customers');
});
afterEach(cleanup);
afterEach(() => vi.useRealTimers());

const searchBox = () => screen.getByRole('searchbox');
const type = (text: string) => fireEvent.change(searchBox(), { target: { value: text } });
const pause = () => act(() => void vi.advanceTimersByTime(1_000));

function Search({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (text: string) => {
    onChange(text);
    setValue(text);
  };
  return (
    <CoreAdminContext>
      <QuickSearch value={value} onChange={change} />
      <button onClick={() => setValue('from a view')}>Open a view</button>
    </CoreAdminContext>
  );
}

it('searches once for the letters of one burst, and follows a value from elsewhere', () => {
  const onChange = vi.fn();
  render(<Search onChange={onChange} />);
  type('li');
  type(' linen ');
  pause();
  expect(onChange.mock.calls).toEqual([['linen']]);
  fireEvent.click(screen.getByRole('button', { name: 'Open a view' }));
  expect(searchBox()).toHaveProperty('value', 'from a view');
});

it('stays on the page that was opened before the pause was over', () => {
  const onChange = vi.fn();
  render(<Search onChange={onChange} />);
  type('linen');
  window.history.pushState(null, '', '/admin/customers/c-1');
  pause();
  expect(onChange).not.toHaveBeenCalled();
});
