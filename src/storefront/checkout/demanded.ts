import { OPTIONAL_FIELDS, type FieldRequirements } from '../../shared/checkout-page.ts';
import type { CallError, Violation } from '../../wix/errors.ts';

export type DemandedField = keyof FieldRequirements;

const isAbout = ({ rule, field: path }: Violation, field: DemandedField): boolean =>
  rule === 'REQUIRED_FIELD' && path.endsWith(`.${field}`);

/** What of an address the shop will not do without; a page that was opened earlier does not know. */
export const demandedBy = ({ violations }: Pick<CallError, 'violations'>): DemandedField[] =>
  // Among other violations these would hide them: all are told then.
  violations.every((violation) => OPTIONAL_FIELDS.some((field) => isAbout(violation, field)))
    ? OPTIONAL_FIELDS.filter((field) => violations.some((violation) => isAbout(violation, field)))
    : [];
