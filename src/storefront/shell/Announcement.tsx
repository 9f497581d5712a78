import { localePath } from '../i18n/locales.ts';
import { usePageFacts, usePath, useT } from './page-context.tsx';
import { Icon } from './ui/Icon.tsx';

/** A line of the merchant's above every page; put away with or without a script, until another one is written. */
export function Announcement() {
  const t = useT();
  const to = usePath();
  const { texts, locale, path, search } = usePageFacts();
  const bar = texts?.announcement;
  if (!bar) return null;
  return (
    <section className="announce" aria-label={t('announce.label')}>
      <p dir="auto">
        {bar.link ? <a href={bar.link.startsWith('/') ? to(bar.link) : bar.link}>{bar.text}</a> : bar.text}
      </p>
      {bar.dismissible && (
        <form method="post" action="/announcement/dismiss">
          <input type="hidden" name="id" value={bar.id} />
          <input type="hidden" name="back" value={localePath(locale, path) + search} />
          <button className="icb" aria-label={t('announce.close')}>
            <Icon name="close" />
          </button>
        </form>
      )}
    </section>
  );
}
