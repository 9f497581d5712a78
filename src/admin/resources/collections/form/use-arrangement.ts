import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MOST_ARRANGED } from '../../../../shared/shelf-order.ts';
import { categoryOperations } from '../../../../wix/category-operations.ts';
import { toCallError, type CallError } from '../../../../wix/errors.ts';
import { moved } from '../../../ui/order/moved.ts';

/** How many of them stand by somebody's will once one has gone from one place to another. */
export function placedAfter(placed: number, { from, to }: { from: number; to: number }): number {
  const count = to < placed ? placed + (from < placed ? 0 : 1) : to + 1;
  return Math.min(count, MOST_ARRANGED);
}

interface Options<Member> {
  collectionId: string;
  members: readonly Member[] | undefined;
  /** How many of them have a place; the others follow, the newest first. */
  placed: number;
}

/** Puts one member of a shelf some places up or down: shown at once, kept at once, as before where it was refused. */
export function useArrangement<Member extends { id: string }>(options: Options<Member>) {
  const { collectionId, members = [], placed } = options;
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[]>();
  const [failure, setFailure] = useState<CallError>();
  const byId = new Map(members.map((member) => [member.id, member]));
  const shown = wanted?.flatMap((id) => byId.get(id) ?? []) ?? members;
  const move = async (id: string, by: number): Promise<void> => {
    const from = shown.findIndex((member) => member.id === id);
    const to = Math.min(from + by, shown.length - 1, MOST_ARRANGED - 1);
    const ids = moved(shown, id, to - from).map((member) => member.id);
    setFailure(undefined);
    setWanted(ids);
    try {
      await categoryOperations.arrange(collectionId, ids.slice(0, placedAfter(placed, { from, to })));
      await client.invalidateQueries({ queryKey: ['collections', 'members', collectionId] });
    } catch (thrown) {
      setFailure(toCallError(thrown));
    } finally {
      setWanted(undefined);
    }
  };
  return { shown, busy: wanted !== undefined, failure, move };
}
