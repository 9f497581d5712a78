import { reliefOf, type TaxedDocument } from '#shared/tax-relief.ts';
import { useT } from '../page-context.tsx';

const WORDS = { REVERSE_CHARGE: 'sums.reverseCharge', EXEMPT_GROUP: 'sums.exempt' } as const;

/** Why less tax is charged than others pay, or none; below the sums, wherever they are told. */
export function ReliefNote({ of }: { of: TaxedDocument }) {
  const t = useT();
  const relief = reliefOf(of);
  return relief ? <p className="small">{t(WORDS[relief])}</p> : null;
}
