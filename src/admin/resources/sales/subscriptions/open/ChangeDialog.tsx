import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ContractDraft } from '#wix/contract-draft-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { Stepper } from '#admin/ui/Stepper.tsx';
import '../change-messages.en.ts';
import '../action-messages.en.ts';
import { nameOf, type OpenRecord } from '../subscription-record.ts';
import styles from '../subscriptions.module.css';
import { useReadAgain } from '../use-subscriptions.ts';
import { ChangeTotals } from './ChangeTotals.tsx';
import { lineId, NotDraftable, useContractDraft, type Quantities } from './use-contract-draft.ts';

const MAX = 1000;

const quantitiesOf = ({ lineItems = [] }: ContractDraft): Quantities =>
  Object.fromEntries(lineItems.map((line) => [lineId(line), line.lineItem?.quantity ?? 0]));

/** What each delivery from the next one on consists of; what that comes to is said before it is agreed to. */
export default function ChangeDialog({ one, onClose }: { one: OpenRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [wanted, setWanted] = useState<Quantities>({});
  const { before, draft, error, settled, commit } = useContractDraft(one.id, wanted);
  const {
    mutate,
    isPending,
    error: failed,
  } = useMutation({
    mutationFn: commit,
    async onSuccess() {
      notify('subscriptions.alter.done', { type: 'info' });
      onClose();
      await readAgain();
    },
  });
  const words = (key: string, values: object = {}) => translate(`subscriptions.alter.${key}`, values);
  const agreed = before ? quantitiesOf(before) : {};
  const now = { ...agreed, ...wanted };
  const isOther = Object.entries(agreed).some(([id, quantity]) => now[id] !== quantity);
  const isEmpty = before !== undefined && Object.values(now).every((quantity) => quantity === 0);
  const not = error instanceof NotDraftable ? error : undefined;
  const problem = failed ?? (not ? undefined : error);
  return (
    <ConfirmDialog
      open
      title={words('title', { name: nameOf(one) })}
      confirm={words('confirm')}
      keep={translate('subscriptions.action.keep')}
      busy={isPending}
      disabled={!isOther || isEmpty || !settled || not !== undefined}
      onClose={onClose}
      onConfirm={() => mutate()}
      error={
        problem
          ? {
              title: translate('subscriptions.action.notDone'),
              cause: problem,
              notDone: translate('subscriptions.action.asItWas'),
            }
          : undefined
      }
    >
      <div className="stack-16">
        {not && <p role="status">{words(`not.${not.reason}`, { _: words('not.other') })}</p>}
        {!before && !error && <LineSkeleton widths={[70, 50]} />}
        {before && (
          <ul className={styles['alterLines']}>
            {before.lineItems?.map((line) => {
              const id = lineId(line);
              const name = line.lineItem?.productName?.original ?? '';
              const quantity = now[id] ?? 0;
              return (
                <li key={id}>
                  <span>
                    <bdi>{name}</bdi>
                    {quantity === 0 && <small>{words('out')}</small>}
                  </span>
                  <Stepper
                    value={quantity}
                    max={MAX}
                    label={words('quantityOf', { name })}
                    decreaseLabel={words('fewerOf', { name })}
                    increaseLabel={words('moreOf', { name })}
                    onChange={(next) => setWanted({ ...wanted, [id]: next })}
                  />
                </li>
              );
            })}
          </ul>
        )}
        {before && draft && <ChangeTotals before={before} after={draft} settled={settled} />}
        {isEmpty && <p role="alert">{words('empty')}</p>}
        {before && <p>{words('follows')}</p>}
        {before && <EmailNotice of="subscriptions.alter.follows" />}
      </div>
    </ConfirmDialog>
  );
}
