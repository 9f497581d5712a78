import { Archive, ArchiveRestore, Copy, CopyPlus, ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { isArchived } from '#shared/archived-products.ts';
import { useRecordCommands, type RecordCommands } from '#admin/ui/record-commands.ts';
import type { ProductRecord } from '../product-record.ts';
import type { useProductForm } from './use-product-form.ts';

type Form = Pick<ReturnType<typeof useProductForm>, 'allowed' | 'change' | 'values'>;

/** What is done at once; absent for who may not. */
interface ProductActions {
  copy?: (id: string) => void;
  archive?: (archived: boolean) => void;
}

/** What can be done to the open product, for the command palette; what changes it waits for "Save", like the form. */
export function useProductCommands(
  product: ProductRecord | undefined,
  { allowed, change, values }: Form,
  productActions: ProductActions,
): void {
  const translate = useTranslate();
  const notify = useNotify();
  const latest = useRef({ change, deeds: productActions });
  useEffect(() => {
    latest.current = { change, deeds: productActions };
  });
  const { copy, archive } = productActions;
  const [mayCopy, mayArchive] = [copy !== undefined, archive !== undefined];
  const archived = product !== undefined && isArchived(product);
  const { visible } = values;
  const { id, name, slug } = product ?? {};
  useRecordCommands(
    useMemo((): RecordCommands | undefined => {
      if (!id || !name) return undefined;
      const toggle = {
        id: 'product-visible',
        icon: visible ? EyeOff : Eye,
        label: translate(`products.command.${visible ? 'hide' : 'show'}`),
        detail: translate('products.command.thenSave'),
        run: () => latest.current.change({ visible: !visible }),
      };
      return {
        record: name,
        to: `/products/${id}`,
        commands: [
          ...(allowed ? [toggle] : []),
          ...(mayCopy
            ? [
                {
                  id: 'product-duplicate',
                  icon: CopyPlus,
                  label: translate('products.duplicate.do'),
                  run: () => latest.current.deeds.copy?.(id),
                },
              ]
            : []),
          ...(mayArchive
            ? [
                {
                  id: 'product-archive',
                  icon: archived ? ArchiveRestore : Archive,
                  label: translate(`products.archive.${archived ? 'undo' : 'do'}`),
                  run: () => latest.current.deeds.archive?.(!archived),
                },
              ]
            : []),
          {
            id: 'product-shop',
            icon: ExternalLink,
            label: translate('products.command.inShop'),
            run: () => void window.open(`/products/${slug ?? ''}`, '_blank', 'noopener'),
          },
          {
            id: 'product-copy',
            icon: Copy,
            label: translate('products.command.copyName'),
            detail: name,
            run: () =>
              void navigator.clipboard
                .writeText(name)
                .then(() => notify('counterpart.action.copied', { type: 'info' })),
          },
        ],
      };
    }, [id, name, slug, visible, allowed, mayCopy, mayArchive, archived, translate, notify]),
  );
}
