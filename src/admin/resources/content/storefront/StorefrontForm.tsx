import { useTranslate } from 'ra-core';
import {
  PICTURE_SHAPES,
  STORE_THEMES,
  STOREFRONT_BOUNDS as BOUNDS,
  type LocalizedText,
  type MenuItem,
  type MenuLink,
  type ProductNote,
  type StoreFact,
} from '#shared/storefront.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { EntryList } from '#admin/ui/form/EntryList.tsx';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { LocalizedFields } from '#admin/ui/form/LocalizedFields.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { BrandFields } from './BrandFields.tsx';
import { DesignPreview } from './DesignPreview.tsx';
import { LinkField } from './LinkField.tsx';
import type { StorefrontRecord } from './provider.ts';
import styles from './storefront.module.css';
import { checkStorefront, readStorefront, toStorefront, type StorefrontValues } from './storefront-values.ts';

const noText = (): LocalizedText => ({ en: '', he: '' });
const newLink = (): MenuLink => ({ label: noText(), link: '' });
const newItem = (): MenuItem => ({ ...newLink(), items: [] });
const newFact = (): StoreFact => ({ title: noText(), detail: noText() });
const newNote = (): ProductNote => ({ title: noText(), text: noText() });

export function StorefrontForm({ record }: { record: StorefrontRecord }) {
  const translate = useTranslate();
  const form = useRecordForm<StorefrontRecord, StorefrontValues>({
    record,
    read: readStorefront,
    check: checkStorefront,
    toChange: toStorefront,
  });
  return (
    <RecordForm form={form}>
      <div className={styles['stack']}>
        <Card id="look" title={translate('storefront.look.title')} note={translate('storefront.look.note')}>
          <div className={styles['look']}>
            <div className={styles['stack']}>
              <ChoiceInput name="theme" options={STORE_THEMES} />
              <ChoiceInput name="pictureShape" options={PICTURE_SHAPES} />
              <BrandFields />
            </div>
            <DesignPreview />
          </div>
        </Card>
        <AnnouncementCard />
        <Card id="promise" title={translate('storefront.dispatch.title')}>
          <div className={styles['narrow']}>
            <TextInput name="dispatchDays" hint={translate('storefront.dispatch.hint')} />
          </div>
        </Card>
        <Card id="menu" title={translate('storefront.menu.title')} note={translate('storefront.menu.note')}>
          <Menu />
        </Card>
        <Card
          id="facts"
          title={translate('storefront.facts.title')}
          note={translate('storefront.facts.note')}
        >
          <Facts />
        </Card>
        <Card
          id="notes"
          title={translate('storefront.notes.title')}
          note={translate('storefront.notes.note')}
        >
          <Notes />
        </Card>
        <Card
          id="footer"
          title={translate('storefront.footer.title')}
          note={translate('storefront.footer.note')}
        >
          <Footer />
        </Card>
      </div>
    </RecordForm>
  );
}

function Menu() {
  const { values, change } = useFormState<StorefrontValues>();
  return (
    <EntryList
      kind="menu"
      entries={values.menu}
      max={BOUNDS.menuItems}
      create={newItem}
      nameOf={({ label }) => label.en}
      onChange={(menu) => change({ menu })}
    >
      {(item, put, at) => (
        <>
          <LocalizedFields
            field="label"
            place={`menu.${at}.label`}
            value={item.label}
            max={BOUNDS.label}
            onChange={(label) => put({ ...item, label })}
          />
          <LinkField
            place={`menu.${at}.link`}
            value={item.link}
            onChange={(link) => put({ ...item, link })}
          />
          <div className={styles['below']}>
            <EntryList
              kind="menuLink"
              entries={item.items}
              max={BOUNDS.menuLinks}
              create={newLink}
              nameOf={({ label }) => label.en}
              onChange={(items) => put({ ...item, items: [...items] })}
            >
              {(link, putLink, below) => (
                <>
                  <LocalizedFields
                    field="label"
                    place={`menu.${at}.items.${below}.label`}
                    value={link.label}
                    max={BOUNDS.label}
                    onChange={(label) => putLink({ ...link, label })}
                  />
                  <LinkField
                    place={`menu.${at}.items.${below}.link`}
                    value={link.link}
                    onChange={(path) => putLink({ ...link, link: path })}
                  />
                </>
              )}
            </EntryList>
          </div>
        </>
      )}
    </EntryList>
  );
}

function Facts() {
  const { values, change } = useFormState<StorefrontValues>();
  return (
    <EntryList
      kind="fact"
      entries={values.facts}
      max={BOUNDS.facts}
      create={newFact}
      nameOf={({ title }) => title.en}
      onChange={(facts) => change({ facts })}
    >
      {(fact, put, at) => (
        <>
          <LocalizedFields
            field="title"
            place={`facts.${at}.title`}
            value={fact.title}
            max={BOUNDS.title}
            onChange={(title) => put({ ...fact, title })}
          />
          <LocalizedFields
            field="detail"
            place={`facts.${at}.detail`}
            value={fact.detail}
            max={BOUNDS.detail}
            onChange={(detail) => put({ ...fact, detail })}
          />
        </>
      )}
    </EntryList>
  );
}

function Notes() {
  const { values, change } = useFormState<StorefrontValues>();
  return (
    <EntryList
      kind="note"
      entries={values.notes}
      max={BOUNDS.notes}
      create={newNote}
      nameOf={({ title }) => title.en}
      onChange={(notes) => change({ notes })}
    >
      {(note, put, at) => (
        <>
          <LocalizedFields
            field="title"
            place={`notes.${at}.title`}
            value={note.title}
            max={BOUNDS.title}
            onChange={(title) => put({ ...note, title })}
          />
          <LocalizedFields
            field="text"
            place={`notes.${at}.text`}
            value={note.text}
            max={BOUNDS.text}
            multiline
            onChange={(text) => put({ ...note, text })}
          />
        </>
      )}
    </EntryList>
  );
}

function Footer() {
  const { values, change } = useFormState<StorefrontValues>();
  const { footer } = values;
  return (
    <div className={styles['stack']}>
      <LocalizedFields
        field="footerTitle"
        place="footer.title"
        value={footer.title}
        max={BOUNDS.title}
        onChange={(title) => change({ footer: { ...footer, title } })}
      />
      <LocalizedFields
        field="footerLead"
        place="footer.lead"
        value={footer.lead}
        max={BOUNDS.lead}
        onChange={(lead) => change({ footer: { ...footer, lead } })}
      />
    </div>
  );
}
