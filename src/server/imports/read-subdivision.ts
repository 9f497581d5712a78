import { subdivisionOf } from '../../shared/address/address-form.ts';
import { readSubdivision } from '../../shared/address/subdivisions.ts';

/** `ON`, `CA-ON` and `Ontario` in Canada are `CA-ON`, as the store writes it everywhere; what no list has stays as it is. */
export function subdivisionIn(country: string | undefined, cell: string | undefined): string | undefined {
  if (country === undefined || cell === undefined || cell === '') return cell || undefined;
  return readSubdivision(country, cell) ?? (subdivisionOf(country, cell) || cell);
}
