import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { collectionsDesk } from '#shared/desks/collections.ts';
import { taxGroupsDesk } from '#shared/desks/tax-groups.ts';
import { useMay } from '#admin/access/session.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { useFieldValues } from '#admin/ui/filter/use-field-values.ts';
import { useNamesById, useRecordNames } from '#admin/ui/filter/use-record-names.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { Tag } from '#admin/ui/Tag.tsx';
import { TagField } from '#admin/ui/TagField.tsx';
import { isTagTooLong, maxTagLength, tagsIn } from '#admin/ui/tags.ts';
import type { ProductRecord } from '../product-record.ts';
import { PickOrMake } from './PickOrMake.tsx';
import { useProductDraft } from './use-product-form.ts';
import styles from './form.module.css';
import './form-messages.en.ts';

/** Where it belongs: what finds it again in the list, on the listings and at the tax. */
export function OrganisationSection({ product }: { product: ProductRecord | undefined }) {
  const translate = useTranslate();
  const { form, change, disabled } = useProductDraft();
  const known = useFieldValues('tags.privateTags.tagIds');
  return (
    <AsideSection title={translate('products.form.organisation')}>
      <div className="stack-16">
        {disabled ? (
          <ReadField label={translate('products.field.tags')} value={form.tags.join(', ')} />
        ) : (
          <TagField
            label={translate('products.field.tags')}
            hint={translate('products.form.tagsHint', { count: maxTagLength })}
            tags={form.tags}
            onChange={(tags) => change({ tags })}
            known={known.filter((tag) => !form.tags.includes(tag))}
            read={tagsIn}
            wrong={(tag) => (isTagTooLong(tag) ? translate('products.error.tagLong') : undefined)}
            removeLabel={(tag) => translate('products.form.removeTag', { tag })}
          />
        )}
        <PickOrMake name="brand" hint={translate('products.form.brandHint')} />
        <PickOrMake name="ribbon" hint={translate('products.form.ribbonHint')} />
        <TaxGroupField />
        {product && <Shelves product={product} />}
      </div>
    </AsideSection>
  );
}

const ITSELF = '';

function TaxGroupField() {
  const translate = useTranslate();
  const { form, change, disabled } = useProductDraft();
  const mayRead = useMay(taxGroupsDesk.rights.list);
  const names = useRecordNames(mayRead ? 'tax-groups' : undefined);
  const label = translate('products.field.taxGroup');
  if (!names) return null;
  if (disabled) return <ReadField label={label} value={names.get(form.taxGroupId) ?? '–'} />;
  const isUnknown = form.taxGroupId !== '' && !names.has(form.taxGroupId);
  return (
    <SelectField label={label} value={form.taxGroupId} onChange={(taxGroupId) => change({ taxGroupId })}>
      <MenuItem value={ITSELF}>{translate('products.form.defaultTaxGroup')}</MenuItem>
      {isUnknown && <MenuItem value={form.taxGroupId}>{translate('products.form.goneTaxGroup')}</MenuItem>}
      {[...names].map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </SelectField>
  );
}

/** Who is in a collection is changed there. */
function Shelves({ product }: { product: ProductRecord }) {
  const translate = useTranslate();
  const mayRead = useMay(collectionsDesk.rights.list);
  const ids = (product.directCategoriesInfo?.categories ?? []).flatMap(({ _id }) => _id ?? []);
  const names = useNamesById(mayRead ? 'collections' : undefined, ids);
  const shelves = ids.flatMap((id) => (names?.has(id) ? [[id, names.get(id) ?? ''] as const] : []));
  if (shelves.length === 0) return null;
  return (
    <div>
      <p className={styles['hint']}>{translate('products.form.collections')}</p>
      <p className={styles['layouts']}>
        {shelves.map(([id, name]) => (
          <Link key={id} to={`/collections/${id}`}>
            <Tag label={name} />
          </Link>
        ))}
      </p>
    </div>
  );
}
