/** Those named first, in the order they are named; the others after them, as they were. */
export function namedFirst(order: readonly string[], named: readonly string[]): string[] {
  const moved = new Set(named);
  return [...named, ...order.filter((id) => !moved.has(id))];
}

export type Position = 'FIRST' | 'LAST' | 'AFTER';

/** @param after one of the order, and not the one that moves; only where the position says so */
export function movedTo(order: readonly string[], id: string, position: Position, after?: string): string[] {
  const others = order.filter((one) => one !== id);
  if (position === 'FIRST') return [id, ...others];
  if (position === 'LAST') return [...others, id];
  const at = others.indexOf(after ?? '') + 1;
  return [...others.slice(0, at), id, ...others.slice(at)];
}
