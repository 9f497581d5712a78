import type { ColumnNumbers } from '#shared/imports.ts';
import { readShortDate, type DateStyle } from '#shared/date-styles.ts';

const MAX_EXAMPLES = 3;

/** How the cells of one column write dates. */
export interface DateSurvey {
  /** Cells that only one style reads. */
  monthFirst: number;
  dayFirst: number;
  /** Cells that both styles read, as two different days. */
  either: number;
  /** Cells to show: those that both styles read come first. */
  examples: string[];
}

/** The styles that read a cell as a date, or `either` where both do and disagree; undefined where no style matters. */
function evidenceOf(cell: string): DateStyle | 'either' | undefined {
  const date = readShortDate(cell);
  if (!date || date.first === date.second) return undefined;
  const { first, second, separator } = date;
  if (first > 31 || second > 31 || first < 1 || second < 1) return undefined;
  // Dates with points begin with the day wherever they are written.
  if (separator === '.' || (first > 12 && second <= 12)) return 'dayFirst';
  if (second > 12) return first > 12 ? undefined : 'monthFirst';
  return 'either';
}

/** Counts one cell of a column. */
export function surveyDate(survey: DateSurvey, cell: string): void {
  const evidence = evidenceOf(cell);
  if (evidence === undefined) return;
  survey[evidence] += 1;
  const { examples } = survey;
  if (examples.includes(cell)) return;
  if (evidence === 'either') examples.unshift(cell);
  else examples.push(cell);
  examples.splice(MAX_EXAMPLES);
}

const provenStyle = ({ monthFirst, dayFirst }: DateSurvey): DateStyle | undefined =>
  monthFirst > 0 === dayFirst > 0 ? undefined : monthFirst > 0 ? 'monthFirst' : 'dayFirst';

/**
 * How a column of dates is read: by its own cells, else by the other dates of the same file. Where neither decides, or cells of
 * the column contradict each other, somebody has to choose.
 * @param others of all columns of the file
 */
export function decideDateStyle(
  survey: DateSurvey,
  others: readonly DateSurvey[],
  chosen: DateStyle | undefined,
): ColumnNumbers {
  const { monthFirst, dayFirst, either, examples } = survey;
  if (chosen) return { style: chosen, certainty: 'chosen', examples };
  const own = provenStyle(survey);
  if (own) return { style: own, certainty: 'sure', examples };
  if (monthFirst > 0)
    return { style: dayFirst > monthFirst ? 'dayFirst' : 'monthFirst', certainty: 'needed', examples };
  if (either === 0) return { style: 'monthFirst', certainty: 'sure', examples };
  const proven = new Set(others.flatMap((one) => provenStyle(one) ?? []));
  const [ofFile] = proven.size === 1 ? proven : [];
  return { style: ofFile ?? 'monthFirst', certainty: ofFile ? 'likely' : 'needed', examples };
}
