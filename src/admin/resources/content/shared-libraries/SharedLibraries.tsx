import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { LibraryBig } from 'lucide-react';
import { enterpriseMediaOperations as libraries } from '#wix/enterprise-media-operations.ts';
import { useSession, useStoreProfile } from '#admin/access/session.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { Library } from './Library.tsx';
import './messages.en.ts';
import { useLibraryAction, useLibraryTree } from './use-libraries.ts';

/** Media that several shops of an account share. */
export default function SharedLibraries() {
  const translate = useTranslate();
  const { data: tree, error, refetch } = useLibraryTree();
  if (tree) return <Library tree={tree} />;
  return (
    <Page title={translate('shared-libraries.name')} ground="sheet">
      {tree === null ? (
        <SetUp />
      ) : error ? (
        <ErrorState title={translate('shared-libraries.failed')} error={error} retry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <LineSkeleton widths={[40, 60, 50]} />
        </div>
      )}
    </Page>
  );
}

function SetUp() {
  const translate = useTranslate();
  const { name } = useStoreProfile();
  const isOwner = useSession()?.person?.role === 'owner';
  const setUp = useLibraryAction(() => libraries.onboard(name));
  return (
    <>
      <EmptyState
        icon={LibraryBig}
        title={translate('shared-libraries.setUp.title')}
        detail={translate(`shared-libraries.setUp.${isOwner ? 'detail' : 'wait'}`)}
        action={
          isOwner && (
            <Button variant="contained" disabled={setUp.isPending} onClick={() => setUp.mutate(undefined)}>
              {translate('shared-libraries.setUp.do')}
            </Button>
          )
        }
      />
      {setUp.error && (
        <ErrorState inline title={translate('shared-libraries.setUp.failed')} error={setUp.error} />
      )}
    </>
  );
}
