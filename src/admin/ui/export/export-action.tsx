import { Download } from 'lucide-react';
import type { ExportLayout } from '#shared/export-layout.ts';
import type { BulkAction } from '../bulk/bulk-action.tsx';
import { lazyPart } from '../preloadable.tsx';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'));

/** The export of a list: a file of what is selected, or of all that the list shows, in chosen columns. */
export const exportAction = (
  layout: ExportLayout,
  more: Partial<Pick<BulkAction, 'rare'>> = {},
): BulkAction => ({
  name: 'export',
  icon: Download,
  job: 'export',
  always: true,
  ...more,
  dialog: (props) => <ExportDialog {...props} layout={layout} />,
});
