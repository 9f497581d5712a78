import { useState } from 'react';
import { decide, type ReviewFacts, type ReviewRules } from '#shared/review-rules.ts';
import { applicableRules } from './draft-rules.ts';
import { useTrial } from './use-rules.ts';

const start: ReviewFacts = {
  rating: 4,
  title: '',
  body: 'Deep blues, and the paper is lovely. One corner had a small crease, but behind the mat nobody sees it.',
  media: 0,
  verified: true,
  shownBefore: 3,
};

/** A review that the rules are tried on, and what they make of it and of the last weeks. */
export function useSample(rules: ReviewRules) {
  const [facts, setFacts] = useState(start);
  const trial = useTrial(rules);
  return {
    facts,
    change: (part: Partial<ReviewFacts>) => setFacts((before) => ({ ...before, ...part })),
    decision: decide(rules, facts),
    asked: applicableRules(rules, facts),
    trial: trial.data,
    trialError: trial.error,
    tryAgain: () => void trial.refetch(),
  };
}

export type Sample = ReturnType<typeof useSample>;
