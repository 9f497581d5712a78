import { reviewColumnLabels as words } from '#shared/review-columns.en.ts';
import type { Column } from './export-job.ts';
import type { JobReview } from './review-source.ts';
import { storeTime } from './store-time.ts';

const statuses: Readonly<Record<string, string>> = {
  SUBMITTED: 'Waiting',
  IN_MODERATION: 'Waiting',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
};

/** What an export shows of a review. */
export const reviewColumns: Readonly<Record<keyof typeof words, Column<JobReview>>> = {
  written: { title: words.written, value: ({ createdDate }, zone) => storeTime(createdDate, zone) },
  product: { title: words.product, value: ({ productName, entityId }) => productName ?? entityId ?? '' },
  productId: { title: words.productId, value: ({ entityId }) => entityId ?? '' },
  stars: { title: words.stars, value: ({ content }) => String(content?.rating ?? '') },
  title: { title: words.title, value: ({ content }) => content?.title ?? '' },
  text: { title: words.text, value: ({ content }) => content?.body ?? '' },
  author: { title: words.author, value: ({ author }) => author?.authorName ?? '' },
  verified: { title: words.verified, value: ({ verified }) => (verified ? 'yes' : 'no') },
  files: { title: words.files, value: ({ content }) => String(content?.media?.length ?? 0) },
  pictures: {
    title: words.pictures,
    value: ({ content }) =>
      (content?.media ?? [])
        .flatMap(({ image, video }) =>
          image?.id ? [`https://static.wixstatic.com/media/${image.id}`] : (video?.id ?? []),
        )
        .join(', '),
  },
  status: {
    title: words.status,
    value: ({ moderation }) => statuses[moderation?.moderationStatus ?? ''] ?? '',
  },
  reply: { title: words.reply, value: ({ reply }) => reply?.message ?? '' },
  replied: { title: words.replied, value: ({ reply }, zone) => storeTime(reply?.createdDate, zone) },
  helpful: { title: words.helpful, value: ({ foundHelpful }) => String(foundHelpful ?? 0) },
  id: { title: words.id, value: ({ id }) => id },
};
