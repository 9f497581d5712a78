import { ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { useRecordCommands, type RecordCommands } from '#admin/ui/record-commands.ts';
import type { CollectionRecord } from '../collection-record.ts';
import type { CollectionForm } from './collection-form.ts';

interface Form {
  allowed: boolean;
  values: CollectionForm;
  change: (part: Partial<CollectionForm>) => void;
}

/** What can be done to the open collection, for the command palette; what changes it waits for "Save". */
export function useCollectionCommands(
  collection: CollectionRecord | undefined,
  { allowed, change, values: { visible } }: Form,
): void {
  const translate = useTranslate();
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const { id, name, slug } = collection ?? {};
  useRecordCommands(
    useMemo((): RecordCommands | undefined => {
      if (!id || !name) return undefined;
      const toggle = {
        id: 'collection-visible',
        icon: visible ? EyeOff : Eye,
        label: translate(`collections.command.${visible ? 'hide' : 'show'}`),
        detail: translate('collections.command.thenSave'),
        run: () => latest.current({ visible: !visible }),
      };
      return {
        record: name,
        to: `/collections/${id}`,
        commands: [
          ...(allowed ? [toggle] : []),
          {
            id: 'collection-shop',
            icon: ExternalLink,
            label: translate('collections.command.inShop'),
            run: () => void window.open(`/collections/${slug ?? ''}`, '_blank', 'noopener'),
          },
        ],
      };
    }, [id, name, slug, visible, allowed, translate]),
  );
}
