import { ordersDesk } from '#shared/desks/orders.ts';
import { missingOrderFields, orderImportFields, repeatableOrderFields } from '#shared/order-import.ts';
import { ImportPage } from '#admin/ui/import/ImportPage.tsx';
import type { ImportSpec } from '#admin/ui/import/import-spec.ts';
import './messages-import.en.ts';

const spec: ImportSpec = {
  resource: 'orders',
  path: '/order-imports',
  fields: orderImportFields,
  repeatable: repeatableOrderFields,
  missing: missingOrderFields,
  choices: ['anySum', 'anyCurrency'],
  sentence: () => 'sentence',
  takeBack: ordersDesk.jobs['take-back-import'],
  left: ({ brought, takenBack }) => brought - takenBack,
};

/** Orders out of a file of another shop. */
export default function ImportOrders() {
  return <ImportPage spec={spec} />;
}
