import type { RefundForm } from './refund-form.ts';
import { emptyForm } from './refund-form.ts';

/**
 * The part of the form that a link carries: what is refunded, not where the money goes nor what is said about it.
 * `line`, `qty` and `back` are read side by side, as are `fee` and `part`.
 */
export function formFromSearch(search: URLSearchParams): RefundForm {
  const quantities: Record<string, number> = {};
  const restock: Record<string, number> = {};
  const back = search.getAll('back');
  const amounts = search.getAll('qty');
  search.getAll('line').forEach((line, at) => {
    const quantity = count(amounts[at] ?? '1');
    if (line === '' || quantity === 0) return;
    quantities[line] = quantity;
    const returned = Math.min(count(back[at] ?? '0'), quantity);
    if (returned > 0) restock[line] = returned;
  });
  const parts = search.getAll('part');
  const fees = Object.fromEntries(
    search.getAll('fee').flatMap((fee, at) => (fee && parts[at] ? [[fee, parts[at]]] : [])),
  );
  return {
    ...emptyForm,
    mode: search.get('mode') === 'amount' ? 'amount' : 'items',
    quantities,
    restock,
    shipping: search.get('shipping') ?? '',
    fees,
    customAmount: search.get('amount') ?? '',
  };
}

export function searchFromForm(form: RefundForm): URLSearchParams {
  const search = new URLSearchParams();
  if (form.mode === 'amount') search.set('mode', 'amount');
  for (const [line, quantity] of Object.entries(form.quantities)) {
    search.append('line', line);
    search.append('qty', String(quantity));
    search.append('back', String(form.restock[line] ?? 0));
  }
  if (form.shipping !== '') search.set('shipping', form.shipping);
  for (const [fee, part] of Object.entries(form.fees)) {
    if (part === '') continue;
    search.append('fee', fee);
    search.append('part', part);
  }
  if (form.customAmount !== '') search.set('amount', form.customAmount);
  return search;
}

const count = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);
