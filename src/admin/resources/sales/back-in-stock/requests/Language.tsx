import { useStoreProfile } from '#admin/access/session.ts';

/** The name of a language, as people call it. */
export function Language({ code }: { code: string | undefined }) {
  const { locale } = useStoreProfile();
  return code ? new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }).of(code) : '–';
}
