/** Customers who pay another rate than everybody, or none. */
export interface Exemption {
  id: string;
  revision: string;
  name: string;
  /** Comes with the calculator: stays as it is, and takes everything. */
  isDefault: boolean;
  /** Whether its rates hold. */
  on: boolean;
  /** In per cent. */
  percent: string;
  /** Groups of goods that it is for; none: all goods. */
  groupIds: readonly string[];
  /** Made elsewhere: only its overrides, of so many rates, are known. */
  setOn?: number;
}

/** What is kept of it beside its name, so that it can be switched off and on again. */
export type ExemptionTerms = Pick<Exemption, 'on' | 'percent' | 'groupIds'>;
