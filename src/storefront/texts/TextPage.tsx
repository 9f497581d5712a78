import type { ShownTextPage } from '../../shared/shop-texts.ts';
import { CONTACT_RESULT_PARAM } from '../../shared/store-pages.ts';
import { locales } from '../i18n/locales.ts';
import { definePage, NotFound, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { RichText } from '../shell/RichText.tsx';
import { ContactForm } from './ContactForm.tsx';
import './texts.css';

/** A page of the merchant's words: drawn piece by piece, nothing in it is markup. */
function TextPage({ data, params, search }: PageProps<ShownTextPage>) {
  const t = useT();
  const to = usePath();
  const { locale, store } = usePageFacts();
  const isForeign = data.language !== locale;
  const { tag, direction } = locales[data.language];
  const day = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: store.timeZone });
  return (
    <article className="prose wrap">
      {isForeign && <p className="prose-note">{t('texts.untranslated')}</p>}
      <div lang={isForeign ? tag : undefined} dir={isForeign ? direction : undefined}>
        <h1>{data.title}</h1>
        <RichText content={data.body} own={to} />
        {data.questions?.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              <bdi>{question}</bdi>
            </summary>
            <p dir="auto">{answer}</p>
          </details>
        ))}
      </div>
      {data.contactForm && store.look.sendsEmail && (
        <ContactForm slug={params['name'] ?? ''} result={search.get(CONTACT_RESULT_PARAM)} />
      )}
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
  head: ({ title, seoTitle = title, description, questions = [] }, _t, { store }) => ({
    title: `${seoTitle} · ${store.name}`,
    ...(description !== '' && { description }),
    ...(questions.length > 0 && {
      structured: [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    }),
  }),
  Page: TextPage,
});
