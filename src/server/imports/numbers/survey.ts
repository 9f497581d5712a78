import { surveyDate, type DateSurvey } from '../dates/date-survey.ts';
import { signsIn, type GroupSign, type Mark } from '#shared/number-styles.ts';
import { plainCell } from '../cells.ts';
import type { Row } from '../read-rows.ts';

const MAX_EXAMPLES = 3;

/** How the cells of one column write numbers. */
export interface NumberSurvey {
  /** Cells that prove which mark stands before decimals. */
  mark: Partial<Record<Mark, number>>;
  /** Cells that prove what stands between thousands. */
  group: Partial<Record<GroupSign, number>>;
  /** Cells in which the sign may be either. */
  either: Partial<Record<Mark, number>>;
  /** Of these those that as decimals have a third one. */
  fine: Partial<Record<Mark, number>>;
  /** Cells to show: first those that may be read in two ways, then those with a sign. */
  examples: string[];
  /** How its dates are written; absent where it was surveyed before dates were, or has none that a style decides. */
  dates?: DateSurvey;
}

const add = <Key extends string>(counts: Partial<Record<Key, number>>, key: Key | undefined): void => {
  if (key !== undefined) counts[key] = (counts[key] ?? 0) + 1;
};

/** Collects the evidence of all columns while the rows of a file pass by. */
export class NumberSurveyor {
  readonly #columns: (NumberSurvey & { doubtful: string[]; signed: string[]; dates: DateSurvey })[];

  constructor(count: number) {
    this.#columns = Array.from({ length: count }, () => ({
      mark: {},
      group: {},
      either: {},
      fine: {},
      examples: [],
      doubtful: [],
      signed: [],
      dates: { monthFirst: 0, dayFirst: 0, either: 0, examples: [] },
    }));
  }

  take({ cells, broken }: Row): void {
    if (broken !== undefined) return;
    for (const [at, column] of this.#columns.entries()) {
      const cell = cells[at];
      if (cell === undefined || cell.length > 60 || !/\p{Nd}/u.test(cell)) continue;
      const text = plainCell(cell);
      surveyDate(column.dates, text);
      const signs = signsIn(text);
      if (!signs) continue;
      const { mark, group, either, isFine } = signs;
      add(column.mark, mark);
      add(column.group, group);
      add(column.either, either);
      if (isFine) add(column.fine, either);
      const list = either ? column.doubtful : mark || group ? column.signed : undefined;
      if (list && list.length < MAX_EXAMPLES && !list.includes(text)) list.push(text);
    }
  }

  get result(): NumberSurvey[] {
    return this.#columns.map(({ doubtful, signed, ...survey }) => ({
      ...survey,
      examples: [...doubtful, ...signed].slice(0, MAX_EXAMPLES),
    }));
  }
}
