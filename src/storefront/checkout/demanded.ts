import { ASKED_FIELDS, type AskedFields } from '../../shared/checkout-page.ts';
import type { CallError } from '../../wix/errors.ts';

export type DemandedField = keyof AskedFields;

/** What of an address the shop will not do without; a page that was opened earlier does not know. */
export const demandedBy = ({ violations }: Pick<CallError, 'violations'>): DemandedField[] =>
  ASKED_FIELDS.filter((field) =>
    violations.some(
      (violation) => violation.rule === 'REQUIRED_FIELD' && violation.field.endsWith(`.${field}`),
    ),
  );
