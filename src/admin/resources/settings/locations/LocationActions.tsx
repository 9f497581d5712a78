import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Archive, Star } from 'lucide-react';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toCallError } from '#wix/errors.ts';
import { locationOperations } from '#wix/location-operations.ts';
import { useMayDo } from '#admin/data/desk-registry.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import type { LocationRecord } from './provider.ts';

const actions = { makeDefault: Star, archive: Archive } as const;
type Action = keyof typeof actions;

/** What can be done to a location beside its form: a dialog says first what that means. */
export function LocationActions({ location }: { location: LocationRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [action, setAction] = useState<Action>();
  const may = {
    makeDefault: useMayDo('locations', 'makeDefault'),
    archive: useMayDo('locations', 'archive'),
  };
  const { name = '', id } = location;
  const say = (key: string) => translate(`locations.${key}`, { name });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (of: Action): Promise<void> => {
      await locationOperations[of](id);
    },
    onSuccess: (_reply, of) => {
      notify(say(`${of}.done`), { type: 'success' });
      setAction(undefined);
      refresh();
    },
  });
  if (location.default || location.archived) return null;
  return (
    <div className="wrap-8">
      {(Object.keys(actions) as Action[])
        .filter((one) => may[one])
        .map((one) => {
          const Icon = actions[one];
          return (
            <Button key={one} variant="text" onClick={() => setAction(one)}>
              <Icon aria-hidden />
              {say(`${one}.action`)}
            </Button>
          );
        })}
      {action && (
        <ConfirmDialog
          open
          title={say(`${action}.title`)}
          confirm={say(`${action}.action`)}
          busy={isPending}
          onConfirm={() => mutate(action)}
          onClose={() => {
            setAction(undefined);
            reset();
          }}
          error={
            error
              ? { title: say(`${action}.failed`), cause: toCallError(error), notDone: say('notDone') }
              : undefined
          }
        >
          <p>{say(`${action}.detail`)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
