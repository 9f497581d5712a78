/** What `webhook-app-process.ts` has handlers for; the SDK rejects anything else. */
export const WEBHOOK_APP_EVENTS = [
  'wix.ecom.v1.order_created',
  'wix.ecom.v1.order_updated',
  'wix.ecom.v1.order_approved',
  'wix.ecom.v1.order_payment_status_updated',
  'wix.ecom.v1.order_fulfilled',
  'wix.ecom.v1.order_canceled',
  'wix.reviews.v1.review_created',
  'wix.reviews.v1.review_updated',
  'wix.reviews.v1.review_review_published',
  'wix.reviews.v1.review_moderation_status_changed',
  'wix.reviews.v1.review_deleted',
  'wix.members.v1.member_created',
  'wix.members.v1.member_updated',
  'wix.members.v1.member_deleted',
  'wix.media.site_media.v1.file_descriptor_file_ready',
  'wix.media.site_media.v1.file_descriptor_file_failed',
];
