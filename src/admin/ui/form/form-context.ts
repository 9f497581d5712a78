import { createContext, use } from 'react';
import type { RecordFormState } from './use-record-form.ts';
import type { FormRecord } from './use-save-record.ts';

// The inputs ask by name; which record it is of is the desk's business.
export type AnyForm = RecordFormState<FormRecord, Readonly<Record<string, unknown>>>;

export const FormContext = createContext<AnyForm | undefined>(undefined);

/** The form around; a desk's own parts say what it holds. */
export function useFormState<Values extends object = Readonly<Record<string, unknown>>>() {
  const form = use(FormContext);
  if (!form) throw new Error('There is no form around this input.');
  return form as unknown as RecordFormState<FormRecord, Values>;
}
