import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useSession } from '#admin/access/session.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { SEARCH_TEXT, SEARCH_TITLE, SearchResult } from '#admin/ui/SearchResult.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useProductDraft } from './use-product-form.ts';
import styles from './form.module.css';
import './form-messages.en.ts';

const plain = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/(?:p|h\d|li)>|<br>/g, ' '), 'text/html')
    .body.textContent.replaceAll(/\s+/g, ' ')
    .trim();

/** How a search engine shows the product: as it is now, and the fields once somebody wants others. */
export function SearchSection({ made }: { made: boolean }) {
  const translate = useTranslate();
  const { form, disabled, hasErrorAt } = useProductDraft();
  const shop = useSession()?.store.name ?? '';
  const [editing, setEditing] = useState(false);
  const title = form.seoTitle.trim() || [form.name.trim(), shop].filter(Boolean).join(' · ');
  const text = form.seoText.trim() || plain(form.description);
  const open = !disabled && (editing || hasErrorAt('slug'));
  return (
    <AsideSection
      title={translate('products.form.search')}
      action={
        !disabled && (
          <Button
            size="small"
            variant="text"
            color="primary"
            aria-expanded={open}
            onClick={() => setEditing(!open)}
          >
            {translate(open ? 'products.form.searchDone' : 'products.form.searchEdit')}
          </Button>
        )
      }
    >
      <SearchResult
        path={`products › ${form.slug.trim() || '…'}`}
        title={title}
        text={text}
        noText={translate('products.form.searchNoText')}
      />
      {open ? (
        <div className="stack-16">
          <TextInput name="seoTitle" hint={translate('products.form.seoTitleHint')} />
          <TextInput name="seoText" hint={translate('products.form.seoTextHint')} rows={3} />
          <TextInput
            name="slug"
            hint={translate(made ? 'products.form.slugHint' : 'products.form.slugLater')}
          />
        </div>
      ) : (
        <p className={styles['hint']}>
          {translate('products.form.searchLength', {
            title: title.length,
            mostTitle: SEARCH_TITLE,
            text: text.length,
            mostText: SEARCH_TEXT,
          })}
        </p>
      )}
    </AsideSection>
  );
}
