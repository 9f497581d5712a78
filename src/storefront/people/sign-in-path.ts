import { localePath } from '../i18n/locales.ts';
import { usePageFacts, usePath } from '../shell/page-context.tsx';

/** Where whoever is nobody yet signs in, to come back to this page. */
export function useSignInPath(): string {
  const to = usePath();
  const { locale, path, search } = usePageFacts();
  return `${to('/sign-in')}?${new URLSearchParams({ back: localePath(locale, path) + search })}`;
}
