import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { lineProblems } from '../draft-record.ts';

/** What is wrong with a line, in words; such as that its product is gone. */
export function useProblemOf(calculated: CalculatedDraft): (lineId: string) => string | undefined {
  const translate = useTranslate();
  const problems = useMemo(() => lineProblems(calculated), [calculated]);
  return (lineId) => {
    const code = problems.get(lineId);
    return code && translate(`drafts.problem.${code}`, { _: code });
  };
}
