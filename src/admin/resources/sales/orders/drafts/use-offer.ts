import type { Offer } from '#shared/offer.ts';
import { offerOf, type Draft } from '#wix/draft-operations.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import type { DraftEditor } from './editor/use-draft-editor.ts';
import { closesAt, dayIn, isToCome } from './valid-until.ts';

const USUAL_DAYS = 14;

/** Until when the draft can be paid and what its customer is told, kept with it as they are typed. */
export function useOffer(draft: Draft, editor: DraftEditor) {
  const { timeZone } = useStoreProfile();
  const stored = offerOf(draft);
  const now = new Date();
  const until = editor.typed('validUntil', stored.validUntil ?? dayIn(USUAL_DAYS, timeZone, now));
  return {
    /** As `2026-12-04`; anything while it is typed. */
    until,
    message: editor.typed('message', stored.message ?? ''),
    isToCome: isToCome(until, timeZone, now),
    closes: () => closesAt(until, timeZone),
    keep: (field: keyof Offer, value: string) => editor.soon(field, value, 'setOffer', { [field]: value }),
  };
}

export type DraftOffer = ReturnType<typeof useOffer>;
