import Button from '@mui/material/Button';
import { Archive, ArchiveRestore, Copy, ExternalLink } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { isArchived } from '#shared/archived-products.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { AsideSection, Columns, Facts } from '#admin/ui/Columns.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { DeleteRecord } from '#admin/ui/form/DeleteRecord.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { SwitchInput } from '#admin/ui/form/SwitchInput.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { useRecordMessages } from '#admin/ui/use-record-messages.ts';
import { ArchivedChip, AvailabilityChip, VisibilityChip } from '../product-chips.tsx';
import type { ProductRecord } from '../product-record.ts';
import { BasicsCard } from './BasicsCard.tsx';
import { DemandSection } from './DemandSection.tsx';
import { DropArea } from './DropArea.tsx';
import { ModifiersCard } from './ModifiersCard.tsx';
import { OptionsCard } from './OptionsCard.tsx';
import { OrganisationSection } from './OrganisationSection.tsx';
import { PicturesCard } from './PicturesCard.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { SearchSection } from './SearchSection.tsx';
import { SectionsCard } from './SectionsCard.tsx';
import { useAddedPictures } from './use-added-pictures.ts';
import { useArchiveProduct } from './use-archive-product.ts';
import { useCopyProduct } from './use-copy-product.ts';
import { useProductCommands } from './use-product-commands.ts';
import { useProductForm } from './use-product-form.ts';
import { VariantsCard } from './VariantsCard.tsx';
import './form-messages.en.ts';

/** One product, to make or to change: nothing is sent before "Save", but counts of stock are kept at once. */
export function ProductPage({ product }: { product: ProductRecord | undefined }) {
  const translate = useTranslate();
  const say = useRecordMessages();
  const form = useProductForm(product);
  const copy = useCopyProduct();
  const { archive, isPending: archiving } = useArchiveProduct(product);
  const mayCreate = useMayDo('products', 'create');
  const archived = product !== undefined && isArchived(product);
  useProductCommands(product, form, {
    ...(mayCreate && { copy: copy.mutate }),
    ...(form.allowed && { archive }),
  });
  return (
    <Page
      title={product?.name ?? say('create.title')}
      back={{ to: '/products', label: translate('products.name') }}
      beside={
        product && (
          <>
            {archived ? <ArchivedChip /> : <VisibilityChip visible={product.visible ?? false} />}
            <AvailabilityChip status={product.inventory?.availabilityStatus} />
          </>
        )
      }
      actions={
        product && (
          <>
            {form.allowed && (
              <Button disabled={archiving} onClick={() => archive(!archived)}>
                {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
                {translate(`products.archive.${archived ? 'undo' : 'do'}`)}
              </Button>
            )}
            {mayCreate && (
              <Button
                disabled={copy.isPending}
                aria-busy={copy.isPending}
                onClick={() => copy.mutate(product.id)}
              >
                <Copy aria-hidden />
                {translate('products.duplicate.do')}
              </Button>
            )}
          </>
        )
      }
    >
      <RecordForm form={form}>
        <Columns
          aside={
            <>
              <AsideSection title={translate('products.form.visibility')}>
                <SwitchInput
                  name="visible"
                  label={translate('products.form.visible')}
                  hint={{
                    on: translate('products.form.shownHint'),
                    off: translate('products.form.hiddenHint'),
                  }}
                />
              </AsideSection>
              <OrganisationSection product={product} />
              <SearchSection made={product !== undefined} />
              {product && (
                <AsideSection title={translate('products.form.facts')}>
                  <Facts
                    items={[
                      [
                        translate('products.form.inShop'),
                        <a
                          key="shop"
                          href={`/products/${product.slug ?? ''}`}
                          target="_blank"
                          rel="noreferrer"
                        >
                          {product.slug} <ExternalLink size={12} aria-hidden />
                        </a>,
                      ],
                      [
                        translate('products.column.created'),
                        <DateTime key="c" value={product._createdDate} />,
                      ],
                      [
                        translate('products.column.updated'),
                        <DateTime key="u" value={product._updatedDate} />,
                      ],
                    ]}
                  />
                </AsideSection>
              )}
              {product && <DemandSection productId={product.id} />}
              {product && <ReviewsSection productId={product.id} />}
              {product && <DeleteRecord record={product} name={product.name ?? ''} />}
            </>
          }
        >
          <Cards product={product} />
        </Columns>
      </RecordForm>
    </Page>
  );
}

/** Pictures can be dropped on any of them. */
function Cards({ product }: { product: ProductRecord | undefined }) {
  const { add, upload, coming } = useAddedPictures();
  return (
    <DropArea onDrop={(files) => void upload(files)}>
      <BasicsCard isNew={product === undefined} />
      <PicturesCard add={add} upload={upload} coming={coming} />
      <OptionsCard product={product} />
      <ModifiersCard />
      <VariantsCard product={product} />
      <SectionsCard />
    </DropArea>
  );
}
