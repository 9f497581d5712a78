import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Problem } from '#admin/ui/form/form-errors.ts';
import { useTermsAction } from '../use-terms.ts';

/** A dialog's form: what is wrong shows once somebody has tried to save. */
export function usePlaceForm<Form extends object>(
  read: () => Form,
  check: (form: Form) => Readonly<Record<string, Problem>>,
) {
  const translate = useTranslate();
  const action = useTermsAction();
  const [form, setForm] = useState(read);
  const [checked, setChecked] = useState(false);
  const wrong = check(form);
  return {
    form,
    deed: action,
    set: (part: Partial<Form>) => setForm((before) => ({ ...before, ...part })),
    errorAt: (place: string): string | undefined => {
      const problem = checked ? wrong[place] : undefined;
      return problem && translate(problem.key, problem.values);
    },
    /** @returns whether it may be sent */
    ready: (): boolean => {
      setChecked(true);
      const isRight = Object.keys(wrong).length === 0;
      if (!isRight)
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
        );
      return isRight;
    },
  };
}
