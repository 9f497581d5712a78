// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useWayBack } from './use-way-back.ts';

afterEach(cleanup);

const wayBackFrom = (state: unknown): string => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/media/a~mv2.png/focal-point', state }]}>
      {children}
    </MemoryRouter>
  );
  return renderHook(() => useWayBack('a~mv2.png'), { wrapper }).result.current;
};

it('leads back to the folder and search that one came from, with the file open', () => {
  expect(wayBackFrom({ library: '?folder=sea&q=wave&file=other' })).toBe(
    '/media?folder=sea&q=wave&file=a%7Emv2.png',
  );
});

it('leads to the library where one came from nowhere', () => {
  for (const state of [null, {}, { library: 7 }]) expect(wayBackFrom(state)).toBe('/media?file=a%7Emv2.png');
});
