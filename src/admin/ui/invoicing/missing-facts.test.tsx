// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { InvoiceObstacles } from '#shared/invoices.ts';
import { MissingFacts } from './MissingFacts.tsx';

afterEach(cleanup);

const show = (obstacles: InvoiceObstacles) =>
  render(
    <MemoryRouter>
      <MissingFacts obstacles={obstacles} />
    </MemoryRouter>,
  );

it('links each missing fact to the page where it is entered', () => {
  show({ missing: ['address', 'taxId'], waiting: 2 });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/business-info',
    '/invoices#seller',
  ]);
  expect(screen.getByText('invoices.missing.waiting')).toBeTruthy();
});

it('says nothing where nothing is missing', () => {
  show({ missing: [], waiting: 0 });
  expect(screen.queryByRole('note')).toBeNull();
});
