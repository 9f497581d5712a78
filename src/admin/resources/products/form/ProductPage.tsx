import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { productsDesk } from '../../../../shared/desks/products.ts';
import { useMay } from '../../../access/session.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import { AsideSection, Columns, Facts } from '../../../ui/Columns.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { AvailabilityChip, VisibilityChip } from '../product-chips.tsx';
import type { ProductRecord } from '../product-record.ts';
import { BasicsCard } from './BasicsCard.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { DeleteProduct } from './DeleteProduct.tsx';
import { OptionsCard } from './OptionsCard.tsx';
import { PicturesCard } from './PicturesCard.tsx';
import { useProductForm } from './use-product-form.ts';
import { useSaveProduct } from './use-save-product.ts';
import { VariantsCard } from './VariantsCard.tsx';
import { VisibilitySwitch } from './VisibilitySwitch.tsx';

/** One product, to make or to change: nothing is sent before "Save", but counts of stock are kept at once. */
export function ProductPage({ product }: { product: ProductRecord | undefined }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const phone = usePhone();
  const mayEdit = useMay(productsDesk.rights[product ? 'edit' : 'create']);
  const draft = useProductForm(product);
  const { form } = draft;
  const saving = useSaveProduct(product);
  const guard = useLeaveGuard(draft.dirty && !saving.busy);

  const save = async (over = false) => {
    if (!draft.check()) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (draft.overtaken && !over) return;
    const saved = await saving.save(form, over);
    if (!saved) return;
    notify('products.form.saved', { type: 'success' });
    draft.reset();
    if (!product) void navigate(`/products/${saved.id}`, { replace: true });
  };

  const buttons = mayEdit && (
    <>
      {draft.dirty && (
        <Button onClick={draft.reset} disabled={saving.busy}>
          {translate('products.form.discard')}
        </Button>
      )}
      <Button
        variant="contained"
        disabled={!draft.dirty || draft.overtaken || saving.busy}
        aria-busy={saving.busy}
        onClick={() => void save()}
      >
        {translate(product ? 'products.form.save' : 'products.create.confirm')}
      </Button>
    </>
  );

  return (
    <Page
      title={product?.name ?? translate('products.create.title')}
      back={{ to: '/products', label: translate('products.name') }}
      beside={
        product && (
          <>
            <VisibilityChip visible={product.visible ?? false} />
            <AvailabilityChip status={product.inventory?.availabilityStatus} />
          </>
        )
      }
      actions={!phone && buttons}
    >
      {(saving.conflict || draft.overtaken) && (
        <ConflictNote
          onReload={() => void saving.readAgain().then(draft.reset)}
          onOverwrite={() => void save(true)}
        />
      )}
      {saving.error && (
        <ErrorState
          error={saving.error}
          title={translate('products.form.notSaved')}
          notDone={translate('products.form.notDone')}
          inline
        />
      )}
      <Columns
        aside={
          <>
            <AsideSection title={translate('products.form.visibility')}>
              <VisibilitySwitch
                visible={form.visible}
                disabled={!mayEdit}
                onChange={(visible) => draft.change({ visible })}
              />
            </AsideSection>
            {product && (
              <AsideSection title={translate('products.form.facts')}>
                <Facts
                  items={[
                    [
                      translate('products.form.inShop'),
                      <a key="shop" href={`/products/${product.slug ?? ''}`} target="_blank" rel="noreferrer">
                        {product.slug} <ExternalLink size={12} aria-hidden />
                      </a>,
                    ],
                    [translate('products.column.created'), <DateTime key="c" value={product._createdDate} />],
                    [translate('products.column.updated'), <DateTime key="u" value={product._updatedDate} />],
                  ]}
                />
              </AsideSection>
            )}
            {product && <DeleteProduct product={product} />}
          </>
        }
      >
        <BasicsCard draft={draft} disabled={!mayEdit} />
        <PicturesCard draft={draft} disabled={!mayEdit} />
        <OptionsCard draft={draft} disabled={!mayEdit} />
        <VariantsCard draft={draft} product={product} disabled={!mayEdit} />
      </Columns>
      {phone && mayEdit && <BottomBar>{buttons}</BottomBar>}
      {guard}
    </Page>
  );
}
