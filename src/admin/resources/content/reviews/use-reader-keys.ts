import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePageKeys } from '#admin/ui/page-keys.ts';
import { mediaOf, type ReviewRecord, type ReviewStatus } from './review-record.ts';

interface Options {
  /** Where the person is. */
  here: () => ReviewRecord | undefined;
  mayDecide: boolean;
  step: (by: 1 | -1) => void;
  decide: (to: ReviewStatus) => void;
  undo: () => void;
  toggle: (id: string) => void;
  onReply: (id: string) => void;
  onView: (index: number) => void;
  onProduct: (entityId: string) => void;
}

/** One key an action; each acts on what is open when it is pressed. */
export function useReaderKeys(options: Options): void {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const { mayDecide } = options;
  usePageKeys(
    'reviews',
    useMemo(() => {
      const id = () => latest.current.here()?.id;
      return {
        next: () => latest.current.step(1),
        previous: () => latest.current.step(-1),
        approve: mayDecide ? () => latest.current.decide('APPROVED') : undefined,
        reject: mayDecide ? () => latest.current.decide('REJECTED') : undefined,
        undo: mayDecide ? () => latest.current.undo() : undefined,
        reply() {
          const open = id();
          if (open !== undefined) latest.current.onReply(open);
        },
        select() {
          const open = id();
          if (open !== undefined) latest.current.toggle(open);
        },
        product() {
          const of = latest.current.here()?.entityId;
          if (of) latest.current.onProduct(of);
        },
        picture() {
          const { here, onView } = latest.current;
          const review = here();
          if (review && mediaOf(review).length > 0) onView(0);
        },
      };
    }, [mayDecide]),
  );
}
