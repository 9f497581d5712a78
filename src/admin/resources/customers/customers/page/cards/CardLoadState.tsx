import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import './messages-cards.en.ts';

interface Props {
  read: Pick<UseQueryResult, 'isLoading' | 'isError' | 'error' | 'refetch'>;
  /** What stands there until it is read. */
  skeleton: ReactNode;
}

/** In place of what a card has not read yet, or could not. */
export function CardLoadState({ read, skeleton }: Props) {
  const translate = useTranslate();
  if (read.isLoading) return skeleton;
  if (!read.isError) return null;
  return (
    <ErrorState
      inline
      error={read.error}
      title={translate('customers.cards.failed')}
      retry={() => void read.refetch()}
    />
  );
}
