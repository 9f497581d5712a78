import { useEffect, type RefObject } from 'react';

/** What was filled in before the page's script was there: told once, when the page has come to life. */
export function useEarlyForm(
  form: RefObject<HTMLFormElement | null>,
  take: (filled: FormData) => void,
): void {
  useEffect(() => {
    if (form.current) take(new FormData(form.current));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the page has come to life.
  }, []);
}
