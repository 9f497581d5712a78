import { reliefOf, type TaxedDocument } from '#shared/tax-relief.ts';
import { useT } from '../page-context.tsx';
import { countryOf, useTaxName, type SoldDocument } from './tax-name.ts';

const WORDS = { REVERSE_CHARGE: 'totals.reverseCharge', EXEMPT_GROUP: 'totals.exempt' } as const;

/** Why less tax is charged than others pay, or none; below the totals, wherever they are told. */
export function ReliefNote({ of }: { of: TaxedDocument & SoldDocument }) {
  const t = useT();
  const tax = useTaxName(countryOf(of));
  const relief = reliefOf(of);
  return relief ? <p className="small">{t(WORDS[relief], { tax })}</p> : null;
}
