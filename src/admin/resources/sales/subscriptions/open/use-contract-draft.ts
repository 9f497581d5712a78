import { useCallback, useEffect, useRef, useState } from 'react';
import {
  contractDraftOperations as operations,
  type ContractDraft,
  type ContractDraftLine,
} from '#wix/contract-draft-operations.ts';
import { useDebounced } from '#admin/ui/use-debounced.ts';

type Draft = ContractDraft & { _id: string };
export type Quantities = Readonly<Record<string, number>>;

export const lineId = ({ lineItem }: ContractDraftLine): string => lineItem?._id ?? '';

const isTouched = ({ lineItems = [] }: ContractDraft): boolean =>
  lineItems.some(({ changeType }) => changeType !== undefined && changeType !== 'EMPTY');

async function begun(contractId: string): Promise<Draft> {
  const { nonDraftableReasons: [no] = [], currentCycle } = await operations.draftability(contractId);
  if (no?.reason) throw new NotDraftable(no.reason);
  const next = (currentCycle ?? 0) + 1;
  const draft = await operations.begin(contractId, next);
  if (!isTouched(draft)) return draft;
  // Left behind by a page that was closed.
  await operations.remove(draft._id);
  return operations.begin(contractId, next);
}

/** Why nothing of it can be changed now. */
export class NotDraftable extends Error {
  override readonly name = 'NotDraftable';
  readonly reason: string;

  constructor(reason: string) {
    super('The subscription cannot be changed now.');
    this.reason = reason;
  }
}

/** What is asked for, in a draft: the platform says what it comes to. What was taken out comes back by another draft. */
async function reckoned(contractId: string, before: Draft, wanted: Quantities): Promise<Draft> {
  const back = (before.lineItems ?? []).some(
    (line) => line.changeType === 'REMOVED' && (wanted[lineId(line)] ?? 0) > 0,
  );
  if (back) await operations.remove(before._id);
  const draft = back ? await begun(contractId) : before;
  const changes = (draft.lineItems ?? []).flatMap((line) => {
    const newQuantity = wanted[lineId(line)];
    const now = line.changeType === 'REMOVED' ? 0 : line.lineItem?.quantity;
    return newQuantity === undefined || newQuantity === now ? [] : { lineItemId: lineId(line), newQuantity };
  });
  return changes.length === 0 ? draft : operations.setQuantities(draft._id, changes);
}

interface State {
  /** As it is agreed. */
  before?: Draft;
  draft?: Draft;
  error?: unknown;
}

/** A draft of the subscription for as long as the dialog is open. */
export function useContractDraft(contractId: string, wanted: Quantities) {
  const [state, setState] = useState<State>({});
  const debounced = useDebounced(wanted, 300);
  const [quantities, setQuantities] = useState<Quantities>();
  const open = useRef<string>(undefined);
  const latest = useRef<Draft>(undefined);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let left = false;
    turn.current = turn.current.then(async () => {
      try {
        const draft = await begun(contractId);
        open.current = draft._id;
        latest.current = draft;
        if (!left) setState({ before: draft, draft });
      } catch (error) {
        if (!left) setState({ error });
      }
    });
    return () => {
      left = true;
      // Nobody else could begin one meanwhile.
      void turn.current
        .then(async () => {
          if (open.current !== undefined) await operations.remove(open.current);
        })
        .catch(() => undefined);
    };
  }, [contractId]);

  const { before, draft } = state;
  const ready = draft !== undefined;
  useEffect(() => {
    if (!ready) return;
    turn.current = turn.current.then(async () => {
      const now = latest.current;
      if (!now) return;
      try {
        const next = await reckoned(contractId, now, debounced);
        open.current = next._id;
        latest.current = next;
        setState((all) => ({ ...all, draft: next, error: undefined }));
        setQuantities(debounced);
      } catch (error) {
        setState((all) => ({ ...all, error }));
      }
    });
  }, [contractId, debounced, ready]);

  const commit = useCallback(async () => {
    if (open.current === undefined) return;
    await operations.commit(open.current);
    open.current = undefined;
  }, []);
  return { before, draft, error: state.error, settled: quantities === wanted, commit };
}
