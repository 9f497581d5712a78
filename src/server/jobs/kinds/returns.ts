import { z } from 'zod';
import { returnsDesk } from '#shared/desks/returns.ts';
import type { returnExtensions } from '#shared/extensions/returns.ts';
import { returnColumnLabels as words, returnLineLabels as lineWords } from '#shared/return-columns.en.ts';
import {
  MAX_RETURN_NOTE,
  RETURN_ACTIONS,
  RETURN_OPERATIONS,
  type ListedReturn,
  type NamedReturnLine,
  type ReturnAction,
  type ReturnState,
} from '#shared/returns.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { checkedJob, oneByOne } from './bulk-job.ts';
import { exportJob, rowKind, type Column } from './export-job.ts';
import { returns } from './return-source.ts';
import { storeTime } from './store-time.ts';

const answer = z.string().trim().min(1).max(MAX_RETURN_NOTE);
type Answered = { answer?: string | undefined };

/** What each looks like to whoever reads why nothing was done with it. */
const STATE_WORDS: Record<ReturnState, string> = {
  ASKED: 'nobody has answered it yet',
  ACCEPTED: 'it is on its way back',
  RECEIVED: 'it is here already',
  REFUNDED: 'its money has gone back',
  CLOSED: 'it is settled',
  DECLINED: 'it was declined',
  WITHDRAWN: 'the buyer keeps it after all',
};

const needless =
  (returnAction: ReturnAction) =>
  ({ state }: ListedReturn): string | undefined =>
    (RETURN_ACTIONS[returnAction].from as readonly ReturnState[]).includes(state)
      ? undefined
      : `Nothing to do: ${STATE_WORDS[state]}.`;

const call = extensionCaller<typeof returnExtensions>();

/** As the desk does with one, and the buyer of each is emailed. */
const each = (returnAction: ReturnAction, params: z.ZodType<Answered>) =>
  checkedJob<ListedReturn, Answered>({
    operation: 'ecom_orders.updateOrder',
    permissions: returnsDesk.rights.edit,
    entities: returns,
    batch: 10,
    params,
    misfit: `must say the answer in at most ${MAX_RETURN_NOTE} letters`,
    needless: needless(returnAction),
    gone: 'The return is gone: its order was erased.',
    act: ({ platformFetch, actor, params: answered }, chosen) =>
      oneByOne(chosen, (returnId) =>
        call(platformFetch, RETURN_OPERATIONS[returnAction], { returnId, ...answered }, actor),
      ),
  });

const mayAnswer = z.strictObject({ answer: answer.optional() });

export const acceptReturns = each('accept', mayAnswer);
export const receiveReturns = each('receive', mayAnswer);
export const closeReturns = each('close', mayAnswer);
/** Saying no takes a reason. */
export const declineReturns = each('decline', z.strictObject({ answer }));

const columns: Readonly<Record<keyof typeof words, Column<ListedReturn>>> = {
  order: { title: words.order, value: ({ orderNumber }) => orderNumber },
  state: { title: words.state, value: ({ state }) => state },
  requested: { title: words.requested, value: ({ createdDate }, zone) => storeTime(createdDate, zone) },
  changed: { title: words.changed, value: ({ updatedDate }, zone) => storeTime(updatedDate, zone) },
  name: { title: words.name, value: ({ buyerName }) => buyerName },
  email: { title: words.email, value: ({ email }) => email },
  pieces: { title: words.pieces, value: ({ pieces }) => String(pieces) },
  note: { title: words.note, value: ({ note }) => note ?? '' },
  answer: { title: words.answer, value: ({ answer: said }) => said ?? '' },
  id: { title: words.id, value: ({ id }) => id },
};

const lineColumns: Readonly<Record<keyof typeof lineWords, Column<NamedReturnLine>>> = {
  item: { title: lineWords.item, value: ({ name }) => name },
  quantity: { title: lineWords.quantity, value: ({ quantity }) => String(quantity) },
  reason: { title: lineWords.reason, value: ({ reason }) => reason },
};

export const exportReturns = exportJob({
  operation: 'ecom_orders.searchOrders',
  entities: returns,
  columns,
  rowKinds: {
    lines: rowKind({
      of: ({ lines }: ListedReturn) => lines,
      columns: lineColumns,
      empty: 'The return has no items.',
    }),
  },
});
