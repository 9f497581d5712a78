import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ReviewRule, ReviewTest } from '#shared/review-rules.ts';
import './rule-messages.en.ts';

const SHOWN_WORDS = 3;

/** A rule as one sentence: "Hold a review with 1 to 2 stars." */
export function useRuleText(): (rule: Pick<ReviewRule, 'outcome' | 'test'>) => string {
  const translate = useTranslate();
  return useCallback(
    ({ outcome, test }) => {
      const values = valuesOf(test);
      const what = translate(`reviews.rules.subject.${values.kind}`, values);
      return translate(`reviews.rules.sentence.${outcome}`, { what });
    },
    [translate],
  );
}

function valuesOf(test: ReviewTest): { kind: string; smart_count?: number } & Record<string, unknown> {
  switch (test.kind) {
    case 'stars':
      return test.from === test.to
        ? { kind: 'sameStars', smart_count: test.from }
        : { kind: 'stars', from: test.from, to: test.to };
    case 'words': {
      const rest = test.words.length - SHOWN_WORDS;
      const words = test.words.slice(0, SHOWN_WORDS).join(', ');
      return rest > 0
        ? { kind: 'moreTerms', words, count: test.words.length, smart_count: rest }
        : { kind: 'terms', words };
    }
    case 'shorter':
      return { kind: 'shorter', smart_count: test.letters };
    case 'media':
      return { kind: 'media', smart_count: test.fewerThan };
    case 'verified':
      if (test.from === 5) return { kind: 'verifiedFive' };
      return { kind: 'verified', smart_count: test.from };
    default:
      return { kind: test.kind };
  }
}
