import { useEffect, useState, type RefObject } from 'react';
import type { ProductData } from './product-data.ts';
import { PLAN, planFrom, type Plan } from './plans.ts';

export interface PlanChoice {
  /** Undefined for a single purchase. */
  plan: Plan | undefined;
  /** @param id empty for a single purchase */
  pick: (id: string) => void;
}

/** What the form says: also when it was chosen before the page's script was there. */
export function planInForm(form: HTMLFormElement | null): string {
  const said = form && new FormData(form).get(PLAN);
  return typeof said === 'string' ? said : '';
}

/** Once, or how often; the address follows, so that a link shows the same. */
export function usePlan(
  { plans, plan: first }: Pick<ProductData, 'plans' | 'plan'>,
  form: RefObject<HTMLFormElement | null>,
): PlanChoice {
  const [id, setId] = useState(first ?? '');
  function pick(next: string): void {
    setId(next);
    const url = new URL(location.href);
    if (next === '') url.searchParams.delete(PLAN);
    else url.searchParams.set(PLAN, next);
    history.replaceState(history.state, '', url);
  }
  useEffect(() => {
    const early = planInForm(form.current);
    if (plans && early !== id) pick(early);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the page has come to life.
  }, []);
  return { plan: planFrom(id, plans), pick };
}
