import { Copy, ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { useRecordCommands, type RecordCommands } from '../../../ui/record-commands.ts';
import type { ProductRecord } from '../product-record.ts';
import type { useProductForm } from './use-product-form.ts';

type Form = Pick<ReturnType<typeof useProductForm>, 'allowed' | 'change' | 'values'>;

/** What can be done to the open product, for the command palette; what changes it waits for "Save", like the form. */
export function useProductCommands(
  product: ProductRecord | undefined,
  { allowed, change, values }: Form,
): void {
  const translate = useTranslate();
  const notify = useNotify();
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
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
        run: () => latest.current({ visible: !visible }),
      };
      return {
        record: name,
        to: `/products/${id}`,
        commands: [
          ...(allowed ? [toggle] : []),
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
    }, [id, name, slug, visible, allowed, translate, notify]),
  );
}
