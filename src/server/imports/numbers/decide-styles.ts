import { isDateStyle } from '#shared/date-styles.ts';
import type { ColumnNumbers, ColumnStyle, NumberKind } from '#shared/imports.ts';
import { styleOf, type GroupSign, type Mark, type NumberStyle } from '#shared/number-styles.ts';
import type { NumberSurvey } from './survey.ts';

/** What a file and the store say of its numbers beside the cells themselves. */
export interface NumberContext {
  delimiter: string;
  /** A program wrote it that always writes a point: nobody saved it anew. */
  isMachineWritten: boolean;
  /** Of the store's currency. */
  currencyDigits: number;
}

/** How a column of numbers is read. */
interface NumberColumn extends ColumnNumbers {
  style: NumberStyle;
}

const other = (sign: Mark): Mark => (sign === '.' ? ',' : '.');
const count = (counts: Partial<Record<string, number>>, sign: string): number => counts[sign] ?? 0;

const provenMark = ({ mark }: NumberSurvey): Mark | undefined => {
  const [point, comma] = [count(mark, '.') > 0, count(mark, ',') > 0];
  return point === comma ? undefined : point ? '.' : ',';
};

function groupFor({ group }: NumberSurvey, mark: Mark): GroupSign {
  const neutral = ([' ', "'"] as const).toSorted((a, b) => count(group, b) - count(group, a))[0] ?? ' ';
  const opposite = other(mark);
  return count(group, neutral) > count(group, opposite) ? neutral : opposite;
}

/** The mark that a spreadsheet of the place writes where it separates cells so. */
const markOfDelimiter: Readonly<Record<string, Mark>> = { ',': '.', ';': ',' };

/** Whether a sign before three digits is likely the mark of decimals; undefined where the kind of number says nothing of that. */
const isMarkByKind = (kind: NumberKind, digits: number): boolean | undefined =>
  kind === 'number' ? undefined : kind === 'money' ? digits >= 3 : kind === 'weight';

interface Doubt {
  kind: NumberKind;
  sign: Mark;
  fileMark: Mark | undefined;
}

/** Of a column in which every sign may be either. */
function weigh(
  survey: NumberSurvey,
  { kind, sign, fileMark }: Doubt,
  { delimiter, currencyDigits, isMachineWritten }: NumberContext,
): { mark: Mark; certainty: ColumnNumbers['certainty'] } {
  const asMark = { mark: sign };
  const asGroup = { mark: other(sign) };
  // As decimals they would be more than there can be.
  const isTooFine =
    count(survey.fine, sign) > 0 && (kind === 'pieces' || (kind === 'money' && currencyDigits < 3));
  if (isTooFine) return { ...asGroup, certainty: 'sure' };
  if (isMachineWritten && sign === '.') return { ...asMark, certainty: 'sure' };
  if (fileMark !== undefined) return { mark: fileMark, certainty: 'likely' };
  const usual = markOfDelimiter[delimiter];
  const isMark = isMarkByKind(kind, currencyDigits);
  if (isMark === undefined)
    return { mark: usual ?? '.', certainty: usual === undefined ? 'needed' : 'likely' };
  const byKind = isMark ? asMark : asGroup;
  const isAgreed = usual === undefined || usual === byKind.mark;
  // Three digits after the sign in every cell are the three of the currency.
  const isCurrency = kind === 'money' && currencyDigits >= 3;
  return { ...byKind, certainty: isAgreed || isCurrency ? 'likely' : 'needed' };
}

/**
 * How each column of numbers is read: by its own cells, else by the other columns of the same file, else by what is usual.
 * @param kinds by column; undefined where it is no number
 * @param chosen by column, by somebody who has seen it
 */
export function decideStyles(
  surveys: readonly NumberSurvey[],
  kinds: readonly (NumberKind | undefined)[],
  chosen: readonly (ColumnStyle | null)[],
  context: NumberContext,
): (NumberColumn | null)[] {
  const proven = new Set(
    surveys.flatMap((survey, at) => (kinds[at] === undefined ? [] : (provenMark(survey) ?? []))),
  );
  const [fileMark] = proven.size === 1 ? proven : [];
  return surveys.map((survey, at): NumberColumn | null => {
    const kind = kinds[at];
    if (kind === undefined) return null;
    const { examples } = survey;
    const style = chosen[at];
    if (style && !isDateStyle(style)) return { style, certainty: 'chosen', examples };
    const doubts = (['.', ','] as const).filter((sign) => count(survey.either, sign) > 0);
    const [point, comma] = [count(survey.mark, '.'), count(survey.mark, ',')];
    const mark = provenMark(survey);
    const withMark = (sign: Mark, certainty: ColumnNumbers['certainty']): NumberColumn => ({
      style: styleOf(sign, groupFor(survey, sign)),
      certainty,
      examples,
    });
    if (mark !== undefined) return withMark(mark, 'sure');
    if (point > 0 && comma > 0) return withMark(point >= comma ? '.' : ',', 'needed');
    const [sign] = doubts;
    if (sign === undefined) return withMark(fileMark ?? '.', 'sure');
    if (doubts.length > 1) return withMark(fileMark ?? '.', 'needed');
    const weighed = weigh(survey, { kind, sign, fileMark }, context);
    return withMark(weighed.mark, weighed.certainty);
  });
}
