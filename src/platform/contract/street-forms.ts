import { isObject } from '../../shared/is-object.ts';
import {
  bothStreetForms,
  namesStreet,
  streetIn,
  type StreetForms,
} from '../../shared/address/street-line.ts';
import type { Shape } from './shapes.ts';

type Json = Record<string, unknown>;

/** The contract's two forms of a street in one message: a line, and the street and its number apart. */
const LINE = 'addressLine';
const SPLIT = 'streetAddress';

/** Raise it when the same address would be completed otherwise: texts that were stored complete are completed anew. */
export const STREET_FORMS_VERSION = 1;

/** Whether a message has both forms, and may have both at once. */
export function hasStreetForms({ fields, groups }: Shape): boolean {
  const split = fields.get(SPLIT)?.shape?.fields;
  return (
    fields.has(LINE) &&
    split?.has('name') === true &&
    split.has('number') &&
    !groups.some(({ members }) => members.includes(LINE) && members.includes(SPLIT))
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The forms as they are typed; whatever else was sent stays for the check to report. */
function formsOf(address: Json): StreetForms {
  const split = address[SPLIT];
  return {
    addressLine: textOf(address[LINE]),
    streetAddress: isObject(split)
      ? { name: textOf(split['name']), number: textOf(split['number']) }
      : undefined,
    country: textOf(address['country']),
  };
}

/** What a reply lacks of the two forms; a line counts where they contradict each other. */
export function missingStreetForms(address: Json): Json {
  const before = formsOf(address);
  const { addressLine, streetAddress } = bothStreetForms(before);
  const isSplit = textOf(before.streetAddress?.name) !== '';
  return {
    ...(before.addressLine === '' && addressLine !== '' && { [LINE]: addressLine }),
    ...(streetAddress !== before.streetAddress && (streetAddress || isSplit) && { [SPLIT]: streetAddress }),
  };
}

/**
 * Adds to an address in a request the form that it lacks, so that a change of one never leaves the other behind.
 * @param clears whether null removes what is stored
 */
export function completeStreetForms(address: Json, clears: boolean): void {
  if (!(LINE in address) && !(SPLIT in address)) return;
  const { addressLine, streetAddress, country } = formsOf(address);
  if (!(LINE in address)) {
    const line = bothStreetForms({ streetAddress, country }).addressLine;
    if (line !== '') address[LINE] = line;
    return;
  }
  const isSplit = textOf(streetAddress?.name) !== '';
  if (isSplit && streetAddress && (addressLine === '' || namesStreet(addressLine, streetAddress))) return;
  const split = streetIn(addressLine);
  if (split) address[SPLIT] = split;
  else if (clears) address[SPLIT] = null;
  else if (isSplit) delete address[SPLIT];
}

/** Whether a path of field names leads from a message to an address with both forms. */
function leadsToStreetForms(shape: Shape, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return hasStreetForms(shape);
  const next = shape.fields.get(name)?.shape;
  return next !== undefined && leadsToStreetForms(next, rest);
}

/** @returns the path of the other form of a street, where a mask's path names one */
function otherStreetForm(entities: readonly Shape[], path: string): string | undefined {
  const names = path.split('.');
  const at = names.findIndex((name) => name === LINE || name === SPLIT);
  const around = names.slice(0, at);
  if (at < 0 || !entities.some((shape) => leadsToStreetForms(shape, around))) return undefined;
  return [...around, names[at] === LINE ? SPLIT : LINE].join('.');
}

/**
 * A mask that names one form of a street names both: otherwise the form that was completed would be left out of the
 * change, and the stored one would contradict it.
 * @param mask paths within the request or one of its entities; anything else stays for the check to report
 */
export function completeStreetMask(request: Shape, mask: unknown): unknown {
  if (!Array.isArray(mask) || !mask.every((path) => typeof path === 'string')) return mask;
  const entities = [request, ...[...request.fields.values()].flatMap(({ shape }) => shape ?? [])];
  const others = mask.flatMap((path) => otherStreetForm(entities, path) ?? []);
  return others.length === 0 ? mask : [...new Set([...mask, ...others])];
}
