export type RefundMode = 'items' | 'amount';
/** How a payment that is refunded outside the platform stands. */
export type ExternalState = 'SUCCEEDED' | 'PENDING';

/** Nobody has sent it before they say so. */
export const UNSENT: ExternalState = 'PENDING';

/** What a person has put in, as typed. Both modes keep theirs while the other one shows. */
export interface RefundForm {
  mode: RefundMode;
  quantities: Readonly<Record<string, number>>;
  restock: Readonly<Record<string, number>>;
  shipping: string;
  fees: Readonly<Record<string, string>>;
  customAmount: string;
  /** Amounts typed per payment; without any the total is spread automatically. */
  placed: Readonly<Record<string, string>>;
  external: Readonly<Record<string, ExternalState>>;
  reason: string;
  note: string;
  notify: boolean;
  message: string;
}

export const emptyForm: RefundForm = {
  mode: 'items',
  quantities: {},
  restock: {},
  shipping: '',
  fees: {},
  customAmount: '',
  placed: {},
  external: {},
  reason: '',
  note: '',
  notify: false,
  message: '',
};

export type FormChange =
  | { set: 'quantity'; line: string; to: number; restockToo?: boolean }
  | { set: 'restock'; line: string; to: number }
  | { set: 'fee'; fee: string; to: string }
  | { set: 'placed'; payment: string; to: string }
  | { set: 'placedAll'; to: Readonly<Record<string, string>> }
  | { set: 'external'; payment: string; to: ExternalState }
  | { set: 'field'; field: 'shipping' | 'customAmount' | 'reason' | 'note' | 'message'; to: string }
  | { set: 'notify'; to: boolean }
  | { set: 'mode'; to: RefundMode }
  | { set: 'everything'; to: RefundForm };

/** Restock follows a refund quantity down, never up: what comes back is counted by a person. */
export function changeForm(form: RefundForm, change: FormChange): RefundForm {
  switch (change.set) {
    case 'quantity': {
      const quantities = counted(form.quantities, change.line, change.to);
      const back = Math.min(form.restock[change.line] ?? 0, change.to);
      return { ...form, quantities, restock: counted(form.restock, change.line, back), placed: {} };
    }
    case 'restock': {
      const back = Math.min(change.to, form.quantities[change.line] ?? 0);
      return { ...form, restock: counted(form.restock, change.line, back) };
    }
    case 'fee':
      return { ...form, fees: { ...form.fees, [change.fee]: change.to }, placed: {} };
    case 'field': {
      const moves = change.field === 'shipping' || change.field === 'customAmount';
      return { ...form, [change.field]: change.to, ...(moves ? { placed: {} } : {}) };
    }
    case 'placed':
      return { ...form, placed: { ...form.placed, [change.payment]: change.to } };
    case 'placedAll':
      return { ...form, placed: change.to };
    case 'external':
      return { ...form, external: { ...form.external, [change.payment]: change.to } };
    case 'notify':
      return { ...form, notify: change.to };
    case 'mode':
      return { ...form, mode: change.to, placed: {} };
    case 'everything':
      return change.to;
  }
}

function counted(counts: Readonly<Record<string, number>>, key: string, to: number): Record<string, number> {
  const { [key]: _, ...others } = counts;
  return to > 0 ? { ...others, [key]: Math.floor(to) } : others;
}
