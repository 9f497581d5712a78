// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CellContent } from './CellContent.tsx';

afterEach(cleanup);

it('gives plain text a box that can end in an ellipsis, and leaves the rest as it is', () => {
  const html = (children: ReactNode) => render(<CellContent>{children}</CellContent>).container.innerHTML;
  expect(html('Matthias Leutheusser-Schnarrenberger')).toContain('<span class="cell-text">Matthias');
  expect(html(12)).toBe('<span class="cell-text">12</span>');
  expect(html(<b>Chip</b>)).toBe('<b>Chip</b>');
  expect(html(undefined)).toBe('');
});

it('gives a component that renders a line of text such a box where its column says so', () => {
  const Reminders = () => 'Recovered after 1 reminder';
  const { container } = render(
    <CellContent isText>
      <Reminders />
    </CellContent>,
  );
  expect(container.innerHTML).toBe('<span class="cell-text">Recovered after 1 reminder</span>');
});
