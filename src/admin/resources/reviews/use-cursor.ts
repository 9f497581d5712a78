import { useCallback, useEffect, useRef } from 'react';
import type { ReviewRecord } from './review-record.ts';

interface Options {
  rows: readonly ReviewRecord[];
  /** What the page shows, which follows a moment after what was pressed. */
  shown: ReviewRecord | undefined;
  /** Whether a review is still of this list, as of now. */
  belongs: (review: ReviewRecord) => boolean;
  open: (id: string | undefined) => void;
}

/** By then the page shows where the last key led, or something else came in between. */
const ARRIVED = 1000;

/** Where the person is in the queue, key by key: the next key is for the next review, drawn or not. */
export function useCursor({ rows, shown, belongs, open }: Options) {
  const at = useRef(shown);
  const target = useRef<string>(undefined);
  const latest = useRef({ rows, shown, belongs, open });
  useEffect(() => {
    latest.current = { rows, shown, belongs, open };
    // What is drawn on the way to where the last key led is no news.
    if (target.current !== undefined && target.current !== shown?.id) return;
    target.current = undefined;
    at.current = shown;
  });

  const lead = useCallback((id: string | undefined, review: ReviewRecord | undefined) => {
    at.current = review;
    target.current = id;
    latest.current.open(id);
    setTimeout(() => {
      if (target.current !== id) return;
      target.current = undefined;
      at.current = latest.current.shown;
    }, ARRIVED);
  }, []);
  const go = useCallback((review: ReviewRecord | undefined) => lead(review?.id, review), [lead]);
  const goTo = useCallback(
    (id: string) =>
      lead(
        id,
        latest.current.rows.find((row) => row.id === id),
      ),
    [lead],
  );
  /** The one beside where the person is, that is still of the list. */
  const beside = useCallback((by: 1 | -1): ReviewRecord | undefined => {
    const { rows: known, belongs: fits } = latest.current;
    let place = known.findIndex((row) => row.id === at.current?.id) + by;
    for (let row = known[place]; row !== undefined && place >= 0; row = known[(place += by)]) {
      if (fits(row)) return row;
    }
    return undefined;
  }, []);
  const here = useCallback(() => at.current, []);
  return { here, go, goTo, beside };
}
