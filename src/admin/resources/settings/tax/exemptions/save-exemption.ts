import { CallError } from '#wix/errors.ts';
import { taxExemptionOperations as operations } from '#wix/tax-exemption-operations.ts';
import type { OneOfMany } from '#wix/tax-operations.ts';
import { toFraction } from '../percent.ts';
import type { TaxRecord } from '../table.ts';
import { overridesOf } from './exemption.ts';
import type { Exemption, ExemptionTerms } from './exemption-record.ts';

const MAX_AT_ONCE = 50;

async function inParts(
  ids: readonly string[],
  send: (part: string[]) => Promise<OneOfMany[]>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += MAX_AT_ONCE) {
    const results = await send(ids.slice(from, from + MAX_AT_ONCE));
    const failed = results.find(({ itemMetadata }) => itemMetadata?.success === false)?.itemMetadata?.error;
    if (failed)
      throw new CallError({ code: failed.code ?? '', status: 400, message: failed.description ?? '' });
  }
}

/** The group with its terms, then the rates that follow from them. */
export async function saveExemption(
  record: TaxRecord,
  exemption: Pick<Exemption, 'id' | 'revision'> | undefined,
  { name, ...terms }: ExemptionTerms & { name: string },
): Promise<void> {
  const stored = exemption
    ? await operations.update(exemption.id, exemption.revision, name, terms)
    : await operations.create(name, terms);
  const id = stored._id ?? '';
  const { assign, unassign } = overridesOf(record, id, terms);
  await inParts(assign, (part) => operations.assign(id, toFraction(terms.percent), part));
  await inParts(unassign, (part) => operations.unassign(id, part));
}
