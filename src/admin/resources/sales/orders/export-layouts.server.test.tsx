import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ExportLayout } from '#shared/export-layout.ts';
import { orderExport } from '#shared/order-export.ts';
import { messages } from '#admin/i18n/messages.ts';
import './list/messages-export.en.ts';
import { returnExport } from './returns/bulk-actions.ts';
import './returns/messages.en.ts';

const layouts: Readonly<Record<string, ExportLayout>> = { orders: orderExport, returns: returnExport };

it.each(Object.entries(layouts))(
  'the export of %s has a message for each kind of row and column',
  (resource, layout) => {
    const keys = [
      ...layout.rows.map((name) => `${resource}.exportLayout.rows.${name}`),
      ...layout.groups.map(({ name }) => `${resource}.exportLayout.group.${name}`),
    ];
    const known = new Set(messages.keys());
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  },
);

it('every other export has one kind of row', () => {
  const resources = join(import.meta.dirname, '..');
  const divided = globSync('**/*.{ts,tsx}', { cwd: resources, exclude: ['**/*.test.{ts,tsx}'] }).filter(
    (file) => /exportAction\((?!plainLayout)|<ExportDialog/.test(readFileSync(join(resources, file), 'utf8')),
  );
  expect(divided.toSorted()).toEqual(['orders/list/OrderExport.tsx', 'orders/returns/bulk-actions.ts']);
});
