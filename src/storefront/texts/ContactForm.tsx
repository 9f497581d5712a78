import { CONTACT_BOUNDS, CONTACT_RESULTS } from '../../shared/store-pages.ts';
import { localePath } from '../i18n/locales.ts';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Field } from '../shell/ui/Field.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';

/** A message to the store, sent with or without a script. @param result what became of the last one */
export function ContactForm({ slug, result }: { slug: string; result: string | null }) {
  const t = useT();
  const { locale, path } = usePageFacts();
  const known = CONTACT_RESULTS.find((each) => each === result);
  return (
    <section id="contact" className="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">{t('contact.title')}</h2>
      {known && <Notice kind={known === 'sent' ? 'success' : 'danger'}>{t(`contact.${known}`)}</Notice>}
      {known !== 'sent' && (
        <form method="post" action="/api/contact">
          <input type="hidden" name="page" value={slug} />
          <input type="hidden" name="back" value={localePath(locale, path)} />
          <input
            className="contact-trap"
            name="website"
            defaultValue=""
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
          />
          <TextField
            label={t('contact.name')}
            name="name"
            autoComplete="name"
            maxLength={CONTACT_BOUNDS.name}
            required
          />
          <TextField
            label={t('contact.email')}
            name="email"
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={CONTACT_BOUNDS.email}
            required
          />
          <Field label={t('contact.message')}>
            {(wiring) => (
              <textarea
                {...wiring}
                className="inp"
                name="message"
                rows={6}
                dir="auto"
                maxLength={CONTACT_BOUNDS.message}
                required
              />
            )}
          </Field>
          <div>
            <Button type="submit" size="big">
              {t('contact.send')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
