import { z } from 'zod';
import {
  MAX_DAYS,
  type ReviewRequestSettings,
  type ReviewRequestSummary,
  type ReviewRequestDetails,
  type OpenedLink,
} from '../review-requests.ts';
import { changeExtension, readExtension, shopperExtension } from './define.ts';
import { authorName, reviewContent, writtenReview } from './review-content.ts';

const READ = 'REVIEWS.REVIEW_REQUEST_READ';
const CREATE = 'REVIEWS.REVIEW_REQUEST_CREATE';

const optionalText = z.string().exactOptional();

const settings = z.strictObject({
  on: z.boolean(),
  from: z.enum(['FULFILMENT', 'PURCHASE']),
  days: z.int().min(0).max(MAX_DAYS),
  orders: z.enum(['ALL', 'SHOP']),
}) satisfies z.ZodType<ReviewRequestSettings>;

const details = z.strictObject({
  id: z.guid(),
  orderNumber: optionalText,
  name: optionalText,
  email: optionalText,
  why: z
    .enum([
      'BY_SHOP',
      'REVIEWED',
      'ORDER_CANCELED',
      'ORDER_REFUNDED',
      'ORDER_GONE',
      'ITEMS_GONE',
      'NO_ADDRESS',
      'NOT_WANTED',
      'MAIL_REFUSED',
    ])
    .exactOptional(),
  items: z.array(
    z.strictObject({
      id: z.string(),
      name: optionalText,
      imageId: optionalText,
      rating: z.number().exactOptional(),
    }),
  ),
}) satisfies z.ZodType<ReviewRequestDetails>;

const summary = z.strictObject({
  sent: z.int(),
  opened: z.int(),
  answered: z.int(),
  weeks: z.array(z.strictObject({ day: z.string(), sent: z.int(), answered: z.int() })),
  dueToday: z.int(),
  refusals: z.int(),
}) satisfies z.ZodType<ReviewRequestSummary>;

/** As the contract has it; callers need what became of it. */
const reviewRequest = z.custom<{ status: string; failedOptions?: { message?: string | null } }>();

/** Review requests: what the contract has no operation or field for. */
export const reviewRequestExtensions = {
  getReviewRequestSettings: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ settings }),
  }),
  changeReviewRequestSettings: changeExtension({
    permission: CREATE,
    request: settings,
    response: z.strictObject({ settings }),
    audit: {
      entityType: 'reviewRequestSettings',
      settingsRead: 'getReviewRequestSettings',
    },
  }),
  listReviewRequestDetails: readExtension({
    permission: READ,
    request: z.strictObject({ ids: z.array(z.guid()).max(100) }),
    response: z.strictObject({ requests: z.array(details) }),
  }),
  summarizeReviewRequests: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: z.strictObject({ summary }),
  }),
  previewReviewRequestEmail: readExtension({
    permission: READ,
    request: z.strictObject({ language: z.enum(['en', 'he']) }),
    response: z.strictObject({ mail: z.strictObject({ subject: z.string(), html: z.string() }) }),
  }),
  /** Sends it without waiting for its day. */
  sendReviewRequest: changeExtension({
    permission: CREATE,
    request: z.strictObject({ reviewRequestId: z.guid() }),
    response: z.strictObject({ reviewRequest }),
    audit: {
      name: 'sendRequest',
      entityType: 'reviewRequest',
      entityId: (request) => request.reviewRequestId,
    },
  }),
};

/** No token that we sign is longer. */
const token = z.string().min(1).max(2000);

const opened = z.strictObject({
  entityId: z.string(),
  name: z.string(),
  orderNumber: optionalText,
  items: z.array(
    z.strictObject({
      entityId: z.string(),
      name: z.string(),
      slug: z.string(),
      token: z.string(),
      written: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<OpenedLink>;

/** By the token of a link that was emailed, which proves who calls. */
export const shopperReviewRequestExtensions = {
  openReviewLink: shopperExtension({
    provesCaller: true,
    request: z.strictObject({ token }),
    response: opened,
  }),
  writeReviewByLink: shopperExtension({
    provesCaller: true,
    request: z.strictObject({
      token,
      entityId: z.string().min(1).max(36),
      content: reviewContent,
      name: authorName,
    }),
    response: writtenReview,
  }),
  changeReviewRequestOptOut: shopperExtension({
    provesCaller: true,
    request: z.strictObject({ token, stop: z.boolean() }),
    response: z.strictObject({ stopped: z.boolean() }),
  }),
};
