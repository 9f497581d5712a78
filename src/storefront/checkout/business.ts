import type { readTaxId as ReadTaxId, TaxIdProblem } from '../../shared/tax-ids.ts';
import { hasTaxIds } from '../../shared/union.ts';

/** A business that buys: what is billed to, besides the address. */
export interface BusinessValues {
  isBusiness: boolean;
  company: string;
  taxId: string;
}

export type BusinessField = 'company' | 'taxId';

export const NO_BUSINESS: BusinessValues = { isBusiness: false, company: '', taxId: '' };

export type BusinessProblem =
  | 'checkout.needed.company'
  | 'checkout.needed.taxId'
  | 'checkout.wrong.taxId.form'
  | 'checkout.wrong.taxId.sign'
  | 'checkout.wrong.taxId.country';
export type BusinessProblems = Partial<Record<BusinessField, BusinessProblem>>;

const WRONG: Record<TaxIdProblem, BusinessProblem> = {
  FORM: 'checkout.wrong.taxId.form',
  CHECKSUM: 'checkout.wrong.taxId.sign',
  OTHER_COUNTRY: 'checkout.wrong.taxId.country',
  UNKNOWN_COUNTRY: 'checkout.wrong.taxId.form',
};

/** Comes with the first business: few buyers are one. */
let read: typeof ReadTaxId | undefined;

export async function loadTaxIds(): Promise<void> {
  read ??= (await import('../../shared/tax-ids.ts')).readTaxId;
}

export const requiresTaxId = ({ isBusiness }: BusinessValues, country: string): boolean =>
  isBusiness && hasTaxIds(country);

/** As it is kept: with its country before it, where it can be read. */
const tidied = (taxId: string, country: string): string => {
  const found = read?.(taxId, country);
  return found && !found.problem ? found.normal : taxId.trim();
};

export function checkBusiness(values: BusinessValues, country: string): BusinessProblems {
  if (!requiresTaxId(values, country)) return {};
  const { company, taxId } = values;
  const problem = read?.(taxId, country).problem;
  return {
    ...(company.trim() === '' && { company: 'checkout.needed.company' as const }),
    ...(taxId.trim() === ''
      ? { taxId: 'checkout.needed.taxId' as const }
      : problem && { taxId: WRONG[problem] }),
  };
}

/** What of it the shop is told: a tax id that cannot be one stays here. */
export function businessDetailsOf(
  values: BusinessValues,
  country: string,
): { company: string; taxId: string } {
  if (!requiresTaxId(values, country)) return { company: '', taxId: '' };
  const isWrong = checkBusiness(values, country).taxId !== undefined;
  return { company: values.company.trim(), taxId: isWrong ? '' : tidied(values.taxId, country) };
}
