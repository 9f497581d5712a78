import { useTranslate } from 'ra-core';
import { MAX_LETTERS, MAX_SHOWN, MAX_TERMS, type ReviewTest } from '#shared/review-rules.ts';
import { TagField } from '#admin/ui/TagField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from './rules.module.css';

const MAX_WORD = 60;
const inside = (value: number, least: number, max: number): boolean =>
  Number.isInteger(value) && value >= least && value <= max;

/** Whether the platform would take it. */
export function isWhole(test: ReviewTest): boolean {
  switch (test.kind) {
    case 'stars':
      return inside(test.from, 1, 5) && inside(test.to, test.from, 5);
    case 'words':
      return inside(test.words.length, 1, MAX_TERMS) && test.words.every((word) => word.length <= MAX_WORD);
    case 'shorter':
      return inside(test.letters, 1, MAX_LETTERS);
    case 'media':
      return inside(test.fewerThan, 1, MAX_SHOWN);
    case 'verified':
      return inside(test.from, 1, 5);
    default:
      return true;
  }
}

interface Props {
  test: ReviewTest;
  /** What is wrong shows once somebody has tried to take it. */
  checked: boolean;
  onChange: (test: ReviewTest) => void;
}

/** What a rule asks beyond its kind. */
export function TestFields({ test, checked, onChange }: Props) {
  const translate = useTranslate();
  const number = (
    name: string,
    value: number,
    [least, max]: readonly [number, number],
    change: (value: number) => void,
  ) => (
    <TextField
      label={translate(`reviews.rules.field.${name}`)}
      value={Number.isNaN(value) ? '' : String(value)}
      inputProps={{ inputMode: 'numeric' }}
      error={
        checked && !inside(value, least, max)
          ? translate('reviews.rules.badNumber', { least, most: max })
          : undefined
      }
      onChange={({ target }) => change(/^\d{1,4}$/.test(target.value) ? Number(target.value) : Number.NaN)}
    />
  );
  const wordsError = (count: number): string | undefined => {
    if (count > MAX_TERMS) return translate('reviews.rules.tooManyTerms', { most: MAX_TERMS });
    return checked && count === 0 ? translate('reviews.rules.termsRequired') : undefined;
  };
  switch (test.kind) {
    case 'stars':
      return (
        <div className={styles['pair']}>
          {number('from', test.from, [1, 5], (from) => onChange({ ...test, from }))}
          {number('to', test.to, [Number.isNaN(test.from) ? 1 : test.from, 5], (to) =>
            onChange({ ...test, to }),
          )}
        </div>
      );
    case 'words':
      return (
        <TagField
          label={translate('reviews.rules.field.terms')}
          hint={translate('reviews.rules.termsHint')}
          error={wordsError(test.words.length)}
          tags={test.words}
          known={[]}
          endedBy={/,$/}
          read={(typed) =>
            typed
              .split(',')
              .map((word) => word.trim())
              .filter(Boolean)
          }
          wrong={(word) =>
            word.length > MAX_WORD ? translate('reviews.rules.longWord', { most: MAX_WORD }) : undefined
          }
          removeLabel={(word) => translate('reviews.rules.removeWord', { word })}
          onChange={(words) => onChange({ ...test, words })}
        />
      );
    case 'shorter':
      return number('letters', test.letters, [1, MAX_LETTERS], (letters) => onChange({ ...test, letters }));
    case 'media':
      return number('fewerThan', test.fewerThan, [1, MAX_SHOWN], (fewerThan) =>
        onChange({ ...test, fewerThan }),
      );
    case 'verified':
      return number('least', test.from, [1, 5], (from) => onChange({ ...test, from }));
    default:
      return null;
  }
}
