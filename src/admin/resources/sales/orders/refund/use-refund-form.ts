import { useCallback, useEffect, useReducer } from 'react';
import { useSearchParams } from 'react-router';
import { formFromSearch, searchFromForm } from './form-url.ts';
import { changeForm, emptyForm, type FormChange, type RefundForm } from './refund-form.ts';

const settle = 200;

/** The form begins with what the link says and keeps the link up to date: a reload or a colleague sees the same. */
export function useRefundForm(): {
  form: RefundForm;
  change: (change: FormChange) => void;
  reset: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const [form, change] = useReducer(changeForm, search, formFromSearch);
  const wanted = searchFromForm(form).toString();
  useEffect(() => {
    if (wanted === search.toString()) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // This page stays up until the next one's code is there; writing its address then would call the person back.
      if (window.location.pathname !== pathname) return;
      setSearch(wanted, { replace: true, preventScrollReset: true });
    }, settle);
    return () => clearTimeout(timer);
  }, [wanted, search, setSearch]);
  const reset = useCallback(() => change({ set: 'everything', to: emptyForm }), []);
  return { form, change, reset };
}
