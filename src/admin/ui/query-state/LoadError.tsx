import Button from '@mui/material/Button';
import { FileQuestion, ShieldX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { isUnknownRecord, toCallError } from '#wix/errors.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { useDeniedMessage } from './use-denied-message.ts';

interface Props {
  error: unknown;
  words: string;
  retry: () => void;
  /** What was not done meanwhile: "Nothing was refunded." */
  notDone?: string;
  /** Where those that are still there can be found. */
  list?: string;
}

/** Why it could not be read: gone, not open to this person, or the server did not answer. */
export function LoadError({ error, words, retry, notDone, list }: Props) {
  const translate = useTranslate();
  const denied = useDeniedMessage();
  const failure = toCallError(error);
  const { status, data } = failure;
  if (isUnknownRecord(failure)) {
    return (
      <EmptyState
        icon={FileQuestion}
        title={translate(`${words}.missing`, { _: translate('counterpart.error.notFound') })}
        detail={translate(`${words}.missingDetail`, { _: translate('counterpart.error.notFoundDetail') })}
        action={
          list && (
            <Button component={Link} to={list}>
              {translate(`${words}.toList`, { _: translate('counterpart.action.back') })}
            </Button>
          )
        }
      />
    );
  }
  if (status === 403) {
    const missing = Array.isArray(data['permissionIds']) ? data['permissionIds'].map(String) : [];
    return (
      <EmptyState icon={ShieldX} title={translate('counterpart.error.denied')} detail={denied(missing)} />
    );
  }
  return (
    <ErrorState
      error={error}
      title={translate(`${words}.failed`, { _: translate('counterpart.error.loadFailed') })}
      retry={retry}
      {...(notDone ? { notDone } : {})}
    />
  );
}
