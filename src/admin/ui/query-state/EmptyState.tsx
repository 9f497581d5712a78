import Button from '@mui/material/Button';
import { SearchX, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState.tsx';

interface Props {
  words: string;
  icon: LucideIcon;
  /** Given while something is left out. */
  onClear: (() => void) | undefined;
  action: ReactNode;
}

/** "Nothing yet" and "no match" ask for something else each. */
export function Nothing({ words, icon, onClear, action }: Props) {
  const translate = useTranslate();
  if (!onClear) {
    return (
      <EmptyState
        icon={icon}
        title={translate(`${words}.none`)}
        detail={translate(`${words}.noneDetail`)}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={translate(`${words}.noMatch`)}
      detail={translate(`${words}.noMatchDetail`)}
      action={<Button onClick={onClear}>{translate('counterpart.action.clearFilters')}</Button>}
    />
  );
}
