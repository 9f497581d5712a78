import { useListContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { selectedCount, toJobSelection } from '#admin/data/bulk.ts';
import { platformFilter } from '#admin/data/platform-filter.ts';
import type { BulkDialogProps } from '#admin/ui/bulk/bulk-job.ts';
import type { PrintSelection } from './print-selection.ts';

/** Leads from the list to the page of printing, with what is selected there. */
export default function PrintLeave({ spec, selection, total, onClose }: BulkDialogProps) {
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const state: PrintSelection = {
      selection: toJobSelection(selection, platformFilter(filterValues, spec)),
      count: selectedCount(selection, total) ?? 0,
      back: { to: pathname + search, label: translate('orders.name') },
    };
    onClose();
    void navigate('/orders/print', { state });
    // Once: what was selected when the button was pressed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
