import type { BulkFieldsProps } from '#admin/ui/bulk/bulk-job.ts';
import { AnswerField } from './AnswerField.tsx';
import type { Answering } from './answering.ts';

/** What the buyer of each is to read. */
export default function AnswerFields({ values: { answer, isNeeded }, change }: BulkFieldsProps<Answering>) {
  return <AnswerField value={answer} isNeeded={isNeeded} onChange={(typed) => change({ answer: typed })} />;
}
