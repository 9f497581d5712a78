import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Nothing } from './EmptyState.tsx';
import { LoadError } from './LoadError.tsx';

/** What every hook that reads has in common. */
export interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface Props<Data> {
  read: Read<Data>;
  /** Where its words are: `failed`, `none`, `noneDetail`, and those of the rungs it can come to. */
  words: string;
  icon: LucideIcon;
  /** The final layout before it is filled. */
  skeleton: ReactNode;
  /** Given while something is left out: takes the filter away. */
  onClear?: (() => void) | undefined;
  /** What to do when there is nothing at all yet. */
  action?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Loading, unread, empty or there: the same steps on every page. What was read once stays while a later try fails. */
export function QueryState<Data>({ read, words, icon, skeleton, onClear, action, children }: Props<Data>) {
  const { data, error, refetch } = read;
  if (data === undefined) {
    if (error) return <LoadError error={error} words={words} retry={() => void refetch()} />;
    return <div aria-busy>{skeleton}</div>;
  }
  if (Array.isArray(data) && data.length === 0) {
    return <Nothing words={words} icon={icon} onClear={onClear} action={action} />;
  }
  return children(data);
}
