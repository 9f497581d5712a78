import {
  customerImportFields,
  retentionReasons,
  missingCustomerFields,
  repeatableCustomerFields,
} from '#shared/customer-import.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import { ImportPage } from '#admin/ui/import/ImportPage.tsx';
import type { ImportSpec } from '#admin/ui/import/import-spec.ts';
import { undoImportPreview } from '#admin/ui/import/UndoImportPreview.tsx';
import './messages-import.en.ts';

const spec: ImportSpec = {
  resource: 'customers',
  path: '/customer-imports',
  fields: customerImportFields,
  repeatable: repeatableCustomerFields,
  missing: missingCustomerFields,
  choices: ['overwrite', 'anyBadge', 'mail'],
  sentence: ({ overwrite, mail }) => `${overwrite ? 'overwriting' : 'filling'}${mail ? 'Mailed' : 'Quiet'}`,
  takeBack: customersDesk.jobs['take-back-import'],
  left: ({ written, takenBack }) => written - takenBack,
  foreseen: undoImportPreview('customers', retentionReasons),
};

/** Members out of a file of another shop, or of this one. */
export default function ImportCustomers() {
  return <ImportPage spec={spec} />;
}
