import { repeatableCustomerFields, type CustomerImportField } from '#shared/customer-import.ts';
import type { ImportMapping, OfferedField } from '#shared/imports.ts';
import { plainTitle } from '../columns.ts';
import { matchTitles } from '../match-titles.ts';
import { customerSigns, otherTitles } from './titles.ts';

/** What the columns of a file are likely to be. */
export function recognise(
  columns: readonly string[],
  _rows: readonly (readonly string[])[],
  offered: readonly OfferedField<CustomerImportField>[],
): { source: string; mapping: ImportMapping<CustomerImportField> } {
  const titles = new Set(columns.map(plainTitle));
  const found = customerSigns.find(([, , needed]) => needed.every((title) => titles.has(title)));
  const [source, own] = found ?? (['unknown', undefined] as const);
  const custom = Object.fromEntries(offered.map(({ field, label }) => [plainTitle(label), field]));
  // What such files call it comes before what else it could be called.
  const lists = own ? [own, otherTitles, custom] : [otherTitles, custom];
  const mapping = matchTitles<CustomerImportField>(columns, lists, repeatableCustomerFields);
  // A whole name says nothing more beside its parts.
  const hasParts = mapping.includes('firstName') || mapping.includes('lastName');
  return { source, mapping: mapping.map((field) => (field === 'name' && hasParts ? 'duplicate' : field)) };
}
