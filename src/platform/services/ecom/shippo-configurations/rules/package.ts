import { badRequest } from '#platform/contract/errors.ts';
import type { PackageDetails, PackageType } from '../shippo-configuration.ts';

interface Box {
  name: string;
  /** Inches; source: the carrier's own list of flat-rate packages. */
  dimensions: { length: string; width: string; height: string };
}

const flat = (name: string, length: number, width: number, height: number): Box => ({
  name,
  dimensions: { length: String(length), width: String(width), height: String(height) },
});

const BOXES: Readonly<Record<Exclude<PackageType, 'CUSTOM'>, Box>> = {
  FLAT_RATE_ENVELOPE: flat('Flat rate envelope', 12.5, 9.5, 0.75),
  PADDED_FLAT_RATE_ENVELOPE: flat('Padded flat rate envelope', 12.5, 9.5, 1),
  SMALL_FLAT_RATE_BOX: flat('Small flat rate box', 8.69, 5.44, 1.75),
  MEDIUM_FLAT_RATE_BOX_1: flat('Medium flat rate box 1', 11.25, 8.75, 6),
  MEDIUM_FLAT_RATE_BOX_2: flat('Medium flat rate box 2', 14, 12, 3.5),
  LARGE_FLAT_RATE_BOX: flat('Large flat rate box', 12.25, 12.25, 6),
};

const refuse = (problem: string) => badRequest(problem, 'INVALID_PACKAGE_DETAILS');

/**
 * A package of one's own has a name and a size; one of the carrier's says how many pieces it holds. The contract asks
 * for a size of those too, and says that it is the carrier's: what is sent is not kept.
 * @throws 400 INVALID_PACKAGE_DETAILS
 */
export function packageToStore(type: PackageType, details: PackageDetails = {}): PackageDetails {
  const { name, dimensions = {}, maxNumberOfProducts } = details;
  if (type !== 'CUSTOM') {
    if (name) throw refuse('A flat-rate package has its own name.');
    if (!maxNumberOfProducts) throw refuse('How many pieces the package holds is missing.');
    return { maxNumberOfProducts };
  }
  if (maxNumberOfProducts) throw refuse('A package of your own is filled by its size, not by pieces.');
  if (!name) throw refuse('A package of your own has a name.');
  const { length, width, height } = dimensions;
  if (![length, width, height].every((side) => Number(side) > 0)) {
    throw refuse('A package of your own has a length, a width and a height.');
  }
  return details;
}

/** What callers are told of it: a flat-rate package with the carrier's name and size. */
export const packageShown = (type: PackageType, details: PackageDetails = {}): PackageDetails =>
  type === 'CUSTOM' ? details : { ...BOXES[type], ...details };
