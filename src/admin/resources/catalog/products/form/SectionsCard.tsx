import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, lazy } from 'react';
import { Card } from '#admin/ui/Card.tsx';
import { MoveButtons } from '#admin/ui/order/MoveButtons.tsx';
import { movedAt } from '#admin/ui/order/moved.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { MAX_SECTION_TITLE, MAX_SECTIONS, type SectionDraft } from './product-facts.ts';
import { useProductDraft } from './use-product-form.ts';
import styles from './form.module.css';
import './form-messages.en.ts';

const RichTextEditor = lazy(() => import('#admin/ui/rich-text/RichTextEditor.tsx'));

/** What stands below the description in parts that open: care, sizes, delivery. */
export function SectionsCard() {
  const translate = useTranslate();
  const { form, change, disabled } = useProductDraft();
  const { sections } = form;
  return (
    <Card
      title={translate('products.form.sections')}
      note={translate('products.form.sectionsNote')}
      actions={
        !disabled &&
        sections.length < MAX_SECTIONS && (
          <Button
            size="small"
            onClick={() => change({ sections: [...sections, { uniqueName: '', title: '', text: '' }] })}
          >
            <Plus aria-hidden />
            {translate('products.form.addSection')}
          </Button>
        )
      }
    >
      <div className="stack-16">
        {sections.map((section, index) => (
          <Section key={section.id ?? `new-${index}`} section={section} index={index} />
        ))}
        {sections.length === 0 && <p className={styles['hint']}>{translate('products.form.noSection')}</p>}
      </div>
    </Card>
  );
}

function Section({ section, index }: { section: SectionDraft; index: number }) {
  const translate = useTranslate();
  const { form, change, disabled, errorAt } = useProductDraft();
  const { sections } = form;
  const name = section.title.trim() || translate('products.form.section');
  const set = (part: Partial<SectionDraft>) =>
    change({ sections: sections.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const move = (by: number) => change({ sections: movedAt(sections, index, by) });
  return (
    <div className={styles['section']}>
      <div className={styles['sectionHead']}>
        {disabled ? (
          <ReadField label={translate('products.form.sectionTitle')} value={section.title} />
        ) : (
          <TextField
            label={translate('products.form.sectionTitle')}
            value={section.title}
            error={errorAt(`sections.${index}.title`)}
            inputProps={{ maxLength: MAX_SECTION_TITLE }}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
        {!disabled && (
          <span className="row-8">
            <MoveButtons
              isFirst={index === 0}
              isLast={index === sections.length - 1}
              labels={{
                up: translate('products.form.sectionUp', { name }),
                down: translate('products.form.sectionDown', { name }),
              }}
              onMove={move}
            />
            <IconButton
              aria-label={translate('products.form.removeSection', { name })}
              onClick={() => change({ sections: sections.toSpliced(index, 1) })}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      <Suspense fallback={<div aria-busy />}>
        <RichTextEditor
          label={translate('products.form.sectionText', { name })}
          value={section.text}
          picturesFor={name}
          onChange={disabled ? undefined : (text) => set({ text })}
        />
      </Suspense>
    </div>
  );
}
