import { Ban, Check, CircleCheck, Download, PackageCheck, type LucideIcon } from 'lucide-react';
import { returnColumnWords } from '../../../../shared/return-columns.en.ts';
import type { ReturnAct } from '../../../../shared/returns.ts';
import { bulkAction } from '../../../ui/bulk/bulk-action.tsx';
import { lazyPart } from '../../../ui/preloadable.tsx';
import type { Answering } from './answering.ts';

const AnswerFields = lazyPart(() => import('./AnswerFields.tsx'));

const act = (name: ReturnAct, icon: LucideIcon, { isNeeded = false, rare = false } = {}) =>
  bulkAction<Answering>({
    name,
    icon,
    job: name,
    rare,
    start: { answer: '', isNeeded },
    fields: AnswerFields,
    params: ({ answer }) => {
      const said = answer.trim();
      if (said === '' && isNeeded) return undefined;
      return said === '' ? {} : { answer: said };
    },
  });

/** What is done to many: each by the steps that one takes, and its buyer hears of it. */
export const returnBulkActions = [
  act('accept', Check),
  act('receive', PackageCheck),
  act('decline', Ban, { isNeeded: true }),
  act('close', CircleCheck, { rare: true }),
  bulkAction({
    name: 'export',
    icon: Download,
    job: 'export',
    always: true,
    params: () => ({ columns: Object.keys(returnColumnWords), rows: 'lines' }),
  }),
];
