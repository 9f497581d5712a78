import { useTranslate } from 'ra-core';
import { useSession } from '#admin/access/session.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { SEARCH_TEXT, SEARCH_TITLE, SearchResult } from '#admin/ui/SearchResult.tsx';
import styles from '../collections.module.css';
import type { CollectionForm } from './collection-form.ts';

/** How a search engine shows the listing, and the words for it. */
export function SearchSection() {
  const translate = useTranslate();
  const { values, allowed } = useFormState<CollectionForm>();
  const shop = useSession()?.store.name ?? '';
  const title = values.seoTitle.trim() || [values.name.trim(), shop].filter(Boolean).join(' · ');
  const text = values.seoText.trim() || values.description.trim();
  return (
    <AsideSection title={translate('collections.form.search')}>
      <div className={styles['fields']}>
        <SearchResult
          path={`collections › ${values.slug.trim() || '…'}`}
          title={title}
          text={text}
          noText={translate('collections.form.searchNoText')}
        />
        {allowed && (
          <>
            <TextInput
              name="seoTitle"
              hint={translate('collections.form.seoTitleHint', { length: title.length, most: SEARCH_TITLE })}
            />
            <TextInput
              name="seoText"
              hint={translate('collections.form.seoTextHint', { length: text.length, most: SEARCH_TEXT })}
              rows={3}
            />
          </>
        )}
      </div>
    </AsideSection>
  );
}
