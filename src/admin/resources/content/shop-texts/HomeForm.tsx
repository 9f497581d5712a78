import type { ReactNode } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import {
  HOME_SECTIONS,
  SECTION_TEXTS,
  TEXT_LANGUAGES,
  type HomeSection,
  type HomeText,
  type ShopText,
  type TextLanguage,
} from '#shared/shop-texts.ts';
import { THEME_SECTIONS, type StoreTheme } from '#shared/storefront.ts';
import { Card } from '#admin/ui/Card.tsx';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { useRecordForm } from '#admin/ui/form/use-record-form.ts';
import { MoveButtons } from '#admin/ui/order/MoveButtons.tsx';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { homeOf, readHome, type HomeValues } from './text-form.ts';
import styles from './shop-texts.module.css';

interface StorefrontTheme {
  id: string;
  storefront: { theme: StoreTheme };
}

const MAX = { title: 120, lead: 400 } as const;

/** The sections of the front page: which, in which order, with which words. */
export function HomeForm({ text, children }: { text: ShopText<HomeText>; children: ReactNode }) {
  const form = useRecordForm<ShopText<HomeText>, HomeValues>({
    record: text,
    read: readHome,
    toChange: (values) => ({ doc: homeOf(values) }),
  });
  return (
    <RecordForm form={form}>
      <Sections />
      {children}
    </RecordForm>
  );
}

/** Those that the theme of the store has; all of them where nobody knows it. */
function Sections() {
  const { sections } = useFormState<HomeValues>().values;
  const { data } = useOneRecord<StorefrontTheme>('storefront', 'settings');
  const drawn = data ? THEME_SECTIONS[data.storefront.theme] : HOME_SECTIONS;
  const places = sections.flatMap(({ name }, at) => (drawn.includes(name) ? [at] : []));
  return (
    <ol className={styles['sections']}>
      {places.map((at, position) => {
        const section = sections[at];
        return (
          section && (
            <Section key={section.name} section={section} at={at} position={position} places={places} />
          )
        );
      })}
    </ol>
  );
}

interface SectionProps {
  section: HomeSection;
  at: number;
  position: number;
  /** Where the displayed sections stand among all. */
  places: readonly number[];
}

function Section({ section, at, position, places }: SectionProps) {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<HomeValues>();
  const { sections } = values;
  const { name, shown } = section;
  const title = translate(`shop-texts.section.${name}`);
  const put = (next: HomeSection) => change({ sections: sections.with(at, next) });
  const move = (by: number) => {
    const rest = sections.toSpliced(at, 1);
    change({ sections: rest.toSpliced(places[position + by] ?? at, 0, section) });
  };
  return (
    <li>
      <Card
        id={`section-${name}`}
        title={title}
        note={translate(`shop-texts.sectionNote.${name}`)}
        actions={
          allowed && (
            <span className={styles['moves']}>
              <FormControlLabel
                control={<Switch checked={shown} onChange={(_, on) => put({ ...section, shown: on })} />}
                label={translate(`shop-texts.${shown ? 'sectionOn' : 'sectionOff'}`)}
              />
              <MoveButtons
                isFirst={position === 0}
                isLast={position === places.length - 1}
                labels={{
                  up: translate('shop-texts.up', { name: title }),
                  down: translate('shop-texts.down', { name: title }),
                }}
                onMove={move}
              />
            </span>
          )
        }
      >
        {SECTION_TEXTS[name].length > 0 && (
          <div className={styles['sides']}>
            {TEXT_LANGUAGES.map((language) => (
              <Words key={language} section={section} language={language} onChange={put} />
            ))}
          </div>
        )}
      </Card>
    </li>
  );
}

interface TextsProps {
  section: HomeSection;
  language: TextLanguage;
  onChange: (section: HomeSection) => void;
}

function Words({ section, language, onChange }: TextsProps) {
  const translate = useTranslate();
  const { allowed } = useFormState<HomeValues>();
  const said = section.words[language];
  return (
    <div className={`${styles['fields']} ${styles[language]}`} lang={language}>
      {SECTION_TEXTS[section.name].map((field) => {
        const label = translate(`shop-texts.sectionInput.${language}.${field}`);
        return allowed ? (
          <TextField
            key={field}
            label={label}
            value={said[field]}
            placeholder={translate('shop-texts.asItCame')}
            multiline={field === 'lead'}
            inputProps={{ maxLength: MAX[field] }}
            onChange={({ target }) =>
              onChange({
                ...section,
                words: { ...section.words, [language]: { ...said, [field]: target.value } },
              })
            }
          />
        ) : (
          <ReadField key={field} label={label} value={said[field] || translate('shop-texts.asItCame')} />
        );
      })}
    </div>
  );
}
