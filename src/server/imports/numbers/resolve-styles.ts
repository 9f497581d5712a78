import { currencyDigits } from '#shared/money.ts';
import type { ColumnNumbers, FileImport, NumberKind } from '#shared/imports.ts';
import { isDateStyle } from '#shared/date-styles.ts';
import { decideDateStyle } from '../dates/date-survey.ts';
import type { ImportStore } from '../import-store.ts';
import type { ImportKind } from '../kind.ts';
import { readRows, withoutHead } from '../read-rows.ts';
import { decideStyles } from './decide-styles.ts';
import { NumberSurveyor, type NumberSurvey } from './survey.ts';

/** Rows between two looks at whether the dry run is to go on. */
const ROWS_UNSEEN = 5000;

interface StyleResolution {
  store: Pick<ImportStore, 'parts' | 'checks'>;
  /** Of the store. */
  currency: string;
  run: string;
  /** @throws to end the dry run */
  onProgress: () => Promise<void>;
}

async function surveyFile(
  fileImport: FileImport<string, object>,
  { store, onProgress }: StyleResolution,
): Promise<NumberSurvey[]> {
  const surveyor = new NumberSurveyor(fileImport.columns.length);
  for await (const row of withoutHead(readRows(store.parts(fileImport.id), fileImport))) {
    surveyor.take(row);
    if (row.row % ROWS_UNSEEN === 0) await onProgress();
  }
  return surveyor.result;
}

/** Decides from all cells of the file how each column writes numbers and dates, and stores that. @throws CheckReplaced */
export async function resolveStyles(
  kind: Pick<ImportKind, 'numberKinds' | 'dateFields'>,
  fileImport: FileImport<string, object>,
  settling: StyleResolution,
): Promise<(ColumnNumbers | null)[]> {
  const { id, mapping, offered, source, delimiter, styles } = fileImport;
  const { store, run, currency } = settling;
  const kinds = mapping.map((field): NumberKind | undefined => {
    if (field === null) return undefined;
    const isOwn = offered.some((one) => one.field === field && one.isNumber);
    return isOwn ? 'number' : kind.numberKinds[field];
  });
  const isDate = mapping.map((field) => field !== null && (kind.dateFields?.includes(field) ?? false));
  if (kinds.every((one) => one === undefined) && !isDate.includes(true)) return kinds.map(() => null);
  const stored = await store.checks.surveyOf(id);
  // An earlier version surveyed numbers alone.
  const isWhole = stored?.every(({ dates }) => dates !== undefined) ?? false;
  const survey = stored && isWhole ? stored : await surveyFile(fileImport, settling);
  const decided = decideStyles(survey, kinds, styles, {
    delimiter,
    isMachineWritten: source !== 'unknown' && delimiter === ',',
    currencyDigits: currencyDigits(currency),
  });
  const dates = survey.flatMap((one) => one.dates ?? []);
  const numbers = decided.map((number, at): ColumnNumbers | null => {
    const own = survey[at]?.dates;
    if (!isDate[at] || !own) return number;
    const style = styles[at];
    return decideDateStyle(own, dates, style && isDateStyle(style) ? style : undefined);
  });
  await store.checks.settle(id, run, { survey, numbers });
  return numbers;
}
