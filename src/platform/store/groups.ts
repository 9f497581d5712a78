import type { Queryable } from '../../database/database.ts';
import type { Expression } from '../query/expression.ts';
import type { TablePlan } from './table-plan.ts';

/** What is aggregated over. */
export interface Source {
  plan: TablePlan;
  db: Queryable;
  siteId: string;
  where: Expression;
}

/** Documents that are counted together, or all of them where one value is taken of all. */
export interface Group {
  keys: (string | null)[];
  count: number;
  scalar: string | null;
}
