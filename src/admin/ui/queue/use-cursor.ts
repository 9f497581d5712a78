import { useCallback, useLayoutEffect, useRef } from 'react';

/** Goes with each way that a key leads, so that the page tells it from a click or the way back. */
export interface LedBy {
  way: string;
}

interface Listed {
  id: string;
}

interface Options<Row extends Listed> {
  rows: readonly Row[];
  /** What the page shows, which follows after what was pressed: on a busy machine, seconds after. */
  shown: Row | undefined;
  /** Where the page is. */
  location: { key: string; state: unknown };
  /** Whether a record is still of this list, as of now. */
  belongs: (row: Row) => boolean;
  open: (id: string | undefined, state: LedBy) => void;
}

/** Where keys have led that the page has not followed yet. */
interface OnTheWay {
  /** The place at which the first of them was pressed. */
  from: string;
  ways: string[];
}

const wayOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'way' in state ? state.way : undefined;

/** Where the person is in the queue, key by key: the next key is for the next review, drawn or not. */
export function useCursor<Row extends Listed>({ rows, shown, location, belongs, open }: Options<Row>) {
  const at = useRef(shown);
  const onTheWay = useRef<OnTheWay>(undefined);
  const latest = useRef({ rows, location, belongs, open });
  // Before it is painted: whoever sees a record and presses a key means that one.
  useLayoutEffect(() => {
    latest.current = { rows, location, belongs, open };
    const { from, ways = [] } = onTheWay.current ?? {};
    const led = ways.indexOf(String(wayOf(location.state)));
    // What is drawn on the way to where the last key led is no news.
    if (from === location.key || (led >= 0 && led < ways.length - 1)) return;
    onTheWay.current = undefined;
    at.current = shown;
  });

  const lead = useCallback((id: string | undefined, row: Row | undefined) => {
    const way = crypto.randomUUID();
    const { from = latest.current.location.key, ways = [] } = onTheWay.current ?? {};
    at.current = row;
    onTheWay.current = { from, ways: [...ways, way] };
    latest.current.open(id, { way });
  }, []);
  const go = useCallback((row: Row | undefined) => lead(row?.id, row), [lead]);
  const goTo = useCallback(
    (id: string) =>
      lead(
        id,
        latest.current.rows.find((row) => row.id === id),
      ),
    [lead],
  );
  /** The one beside where the person is, that is still of the list. */
  const beside = useCallback((by: 1 | -1): Row | undefined => {
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
