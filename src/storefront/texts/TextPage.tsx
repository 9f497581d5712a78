import type { ShownTextPage } from '../../shared/shop-texts.ts';
import { locales } from '../i18n/locales.ts';
import { definePage, NotFound, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { RichText } from '../shell/RichText.tsx';
import './texts.css';

/** A page of the merchant's words: drawn piece by piece, nothing in it is markup. */
function TextPage({ data }: PageProps<ShownTextPage>) {
  const t = useT();
  const to = usePath();
  const { locale, store } = usePageFacts();
  const isForeign = data.language !== locale;
  const { tag, direction } = locales[data.language];
  const day = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: store.timeZone });
  return (
    <article className="words wrap">
      {isForeign && <p className="words-note">{t('texts.untranslated')}</p>}
      <div lang={isForeign ? tag : undefined} dir={isForeign ? direction : undefined}>
        <h1>{data.title}</h1>
        <RichText content={data.body} own={to} />
      </div>
      {data.updatedDate !== '' && (
        <p className="small quiet">{t('texts.updated', { day: day.format(new Date(data.updatedDate)) })}</p>
      )}
    </article>
  );
}

async function read({ texts, params, locale }: PageRequest): Promise<ShownTextPage> {
  const page = await texts.page(params['name'] ?? '', locale);
  if (!page) throw new NotFound();
  return page;
}

export default definePage<ShownTextPage>({
  read: import.meta.env.SSR ? read : undefined,
  head: ({ title, description }, _t, { store }) => ({
    title: `${title} · ${store.name}`,
    ...(description !== '' && { description }),
  }),
  Page: TextPage,
});
