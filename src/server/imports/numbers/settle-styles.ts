import { currencyDigits } from '../../../shared/money.ts';
import type { ColumnNumbers, FileImport, NumberKind } from '../../../shared/imports.ts';
import type { ImportStore } from '../import-store.ts';
import type { ImportKind } from '../kind.ts';
import { readRows, withoutHead } from '../read-rows.ts';
import { decideStyles } from './decide-styles.ts';
import { NumberSurveyor, type NumberSurvey } from './survey.ts';

/** Rows between two looks at whether the dry run is to go on. */
const ROWS_UNSEEN = 5000;

interface Settling {
  store: Pick<ImportStore, 'parts' | 'checks'>;
  /** Of the store. */
  currency: string;
  run: string;
  /** @throws to end the dry run */
  onProgress: () => Promise<void>;
}

async function surveyFile(
  given: FileImport<string, object>,
  { store, onProgress }: Settling,
): Promise<NumberSurvey[]> {
  const surveyor = new NumberSurveyor(given.columns.length);
  for await (const row of withoutHead(readRows(store.parts(given.id), given))) {
    surveyor.take(row);
    if (row.row % ROWS_UNSEEN === 0) await onProgress();
  }
  return surveyor.result;
}

/** Decides from all cells of the file how each column writes numbers, and keeps that. @throws CheckReplaced */
export async function settleStyles(
  kind: Pick<ImportKind, 'numberKinds'>,
  given: FileImport<string, object>,
  settling: Settling,
): Promise<(ColumnNumbers | null)[]> {
  const { id, mapping, offered, source, delimiter, styles } = given;
  const { store, run, currency } = settling;
  const kinds = mapping.map((field): NumberKind | undefined => {
    if (field === null) return undefined;
    const isOwn = offered.some((one) => one.field === field && one.isNumber);
    return isOwn ? 'number' : kind.numberKinds[field];
  });
  if (kinds.every((one) => one === undefined)) return kinds.map(() => null);
  const survey = (await store.checks.surveyOf(id)) ?? (await surveyFile(given, settling));
  const numbers = decideStyles(survey, kinds, styles, {
    delimiter,
    isMachineWritten: source !== 'unknown' && delimiter === ',',
    currencyDigits: currencyDigits(currency),
  });
  await store.checks.settle(id, run, { survey, numbers });
  return numbers;
}
