import type { Review } from '#wix/review-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type ReviewRecord = StoredRecord<Review>;

/** Where a review stands for whoever decides: what was just written waits too. */
export type ReviewStatus = 'WAITING' | 'APPROVED' | 'REJECTED';

export function reviewStatusOf({ moderation }: Review): ReviewStatus {
  const status = moderation?.moderationStatus;
  return status === 'APPROVED' || status === 'REJECTED' ? status : 'WAITING';
}

/** Its first words stand for the title that many leave out. */
export function titleOf({ content }: Review): string {
  const title = content?.title?.trim();
  if (title) return title;
  const body = content?.body?.trim() ?? '';
  return body.length > 80 ? `${body.slice(0, 79).trimEnd()}…` : body;
}

export interface ReviewMedia {
  kind: 'image' | 'video';
  /** As the SDK writes it: `wix:image://v1/…` or `wix:video://v1/…`. */
  source: string;
}

export const mediaOf = ({ content }: Review): ReviewMedia[] =>
  (content?.media ?? []).flatMap(({ image, video }): ReviewMedia[] => {
    if (image) return [{ kind: 'image', source: image }];
    return video ? [{ kind: 'video', source: video }] : [];
  });

/** A media item's file id, whatever its kind. */
export const fileIdOf = (source: string): string | undefined =>
  /^wix:(?:image|video):\/\/v1\/([^/#]+)/.exec(source)?.[1];
