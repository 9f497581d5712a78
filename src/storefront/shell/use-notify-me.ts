import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Wanted } from '../../wix/shopper/back-in-stock-operations.ts';
import { FORM_RESULT_PARAM, formResults, type FormResult } from '../../shared/back-in-stock.ts';
import { forgetParameter } from './forget-parameter.ts';
import { usePageFacts } from './page-context.tsx';
import { useSession } from './session.ts';

/** What became of asking for one variant. */
interface Outcome {
  variantId: string | undefined;
  as: FormResult;
  /** Where these words do not say it: what the platform says of it. */
  reasons?: readonly string[];
}

export interface NotifyMeState {
  email: string;
  setEmail: (email: string) => void;
  busy: boolean;
  /** Whether they also want to hear of the one beside it. */
  also: boolean;
  setAlso: (also: boolean) => void;
  /** They will hear of it. */
  asked: 'requested' | 'waiting' | undefined;
  problem: Exclude<FormResult, 'requested' | 'waiting'> | undefined;
  reasons: readonly string[];
  input: RefObject<HTMLInputElement | null>;
  submit: (event: FormEvent) => void;
}

/** Loaded when it is needed: every product page begins with this module. */
const loadRequests = () => import('./request-notifications.ts');

/** As the address says where the form was sent without a script. */
const earlyOutcome = (search: string): FormResult | undefined => {
  const said = new URLSearchParams(search).get(FORM_RESULT_PARAM);
  return formResults.find((as) => as === said);
};

interface RequestedVariant {
  id: string;
  price: string;
  inStock: boolean;
}

/** Asking to hear of a variant that is sold out: the address, and what the shop said to it. */
export function useNotifyMe(
  wanted: Pick<Wanted, 'productId' | 'name'>,
  variant: RequestedVariant | undefined,
  /** Sold out too, and nearly the same. */
  beside?: RequestedVariant,
): NotifyMeState {
  const { locale: language, search } = usePageFacts();
  const isMember = useSession().role === 'member';
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [also, setAlso] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    const as = earlyOutcome(search);
    return as && { variantId: variant?.id, as };
  });
  const input = useRef<HTMLInputElement>(null);
  const isSoldOut = variant?.inStock === false;
  const as = outcome?.variantId === variant?.id ? outcome?.as : undefined;
  const [requested, problem] = as === 'requested' || as === 'waiting' ? [as, undefined] : [undefined, as];

  useEffect(() => forgetParameter(FORM_RESULT_PARAM), []);

  // Whoever signed in need not say who they are.
  useEffect(() => {
    if (!isMember || !isSoldOut) return;
    import('../../wix/shopper/member-operations.ts')
      .then(({ readMember }) => readMember())
      .then(({ loginEmail }) => setEmail((typed) => typed || (loginEmail ?? '')))
      .catch(() => {});
  }, [isMember, isSoldOut]);

  async function ask({ id, price }: RequestedVariant): Promise<void> {
    setBusy(true);
    setOutcome(undefined);
    const itemUrl = location.href.split('#')[0] ?? '';
    const current = { ...wanted, email: email.trim(), language, itemUrl };
    const another = also && beside ? { ...current, variantId: beside.id, price: beside.price } : undefined;
    const result = await loadRequests().then(
      ({ requestNotifications }) => requestNotifications({ ...current, variantId: id, price }, another),
      () => ({ as: 'failed' as const }),
    );
    setOutcome({ variantId: id, ...result });
    if (result.as !== 'requested') input.current?.focus();
    setBusy(false);
  }

  return {
    email,
    setEmail,
    busy,
    also,
    setAlso,
    asked: requested,
    problem,
    reasons: (problem && outcome?.reasons) ?? [],
    input,
    submit(event) {
      event.preventDefault();
      if (!variant || busy || requested) return;
      if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return void ask(variant);
      setOutcome({ variantId: variant.id, as: 'invalid' });
      input.current?.focus();
    },
  };
}
