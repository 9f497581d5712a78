import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { lazyPart } from '../preloadable.tsx';
import { useNotifyFailure } from '../use-notify-failure.ts';
import type { CurrentView } from './use-open-view.ts';
import { useViewChanges } from './use-views.ts';

const ViewDialog = lazyPart(() => import('./ViewDialog.tsx'));

interface Props {
  resource: string;
  current: CurrentView;
  /** A button in the builder instead of a word in the toolbar. */
  outlined?: boolean;
}

/** Saves into the open view when it has changed and is theirs to change, else asks for a name. */
export function SaveView({ resource, current, outlined = false }: Props) {
  const translate = useTranslate();
  const [naming, setNaming] = useState(false);
  const notifyFailure = useNotifyFailure();
  const { update } = useViewChanges(resource);
  const { view, state, modified, open } = current;
  const intoView = view?.mayEdit && modified && !outlined;
  return (
    <>
      <Button
        size="small"
        {...(outlined ? {} : { variant: 'text', color: 'primary' })}
        disabled={update.isPending}
        onClick={() => {
          if (!intoView) return setNaming(true);
          update.mutate(
            { id: view.id, change: { state } },
            { onError: (error) => notifyFailure('list.view.dialog.failed', error) },
          );
        }}
      >
        {translate(
          intoView ? 'list.view.saveShort' : outlined ? 'list.view.saveAsView' : 'list.view.saveNew',
        )}
      </Button>
      {naming && (
        <ViewDialog
          resource={resource}
          task={{ kind: 'create' }}
          state={state}
          onOpen={open}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
