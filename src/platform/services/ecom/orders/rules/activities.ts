import { STORES_APP_ID } from '#shared/stores-app.ts';
import { badRequest, failedPrecondition, invalidField, notFound } from '#platform/contract/errors.ts';
import type { Activity, Stamp } from '../order.ts';

type ActivityType = NonNullable<Activity['activityType']>;
type Content = Omit<Activity, 'id' | 'authorEmail' | 'createdDate' | 'type' | 'activityType'>;

/** The contract keeps at most so many per order. */
const MAX_ACTIVITIES = 1000;

/** One entry of the order's timeline. */
export const activity = (
  type: ActivityType,
  stamp: Stamp,
  content: Content = {},
): Activity & { id: string } => ({
  id: stamp.guid(),
  createdDate: stamp.now,
  ...(stamp.author !== undefined && { authorEmail: stamp.author }),
  type,
  activityType: type,
  ...content,
});

/** Adds entries; the oldest automatic ones give way when the timeline is full, what people wrote stays. */
export function addActivities(timeline: readonly Activity[], added: readonly Activity[]): Activity[] {
  const all = [...timeline, ...added];
  let surplus = all.length - MAX_ACTIVITIES;
  if (surplus <= 0) return all;
  return all.filter((entry) => entry.activityType === 'MERCHANT_COMMENT' || surplus-- <= 0);
}

export const hasActivity = (timeline: readonly Activity[], type: ActivityType): boolean =>
  timeline.some((entry) => entry.activityType === type);

/** What apps tell; the SDK hides it from its types, the API has it. */
interface CustomActivity {
  appId?: string | undefined;
  type?: string | undefined;
  additionalData?: Record<string, string> | undefined;
}

interface PublicContent {
  merchantComment?: { message?: string | undefined } | undefined;
  customActivity?: CustomActivity | undefined;
}

/** The content of an entry that comes from outside: a comment, or whatever an app has to tell. */
export function contentOf(
  input: PublicContent,
  expected?: 'MERCHANT_COMMENT',
  path = 'activity',
): PublicContent {
  const { merchantComment, customActivity } = input;
  if (customActivity && expected === undefined) return { customActivity };
  if (merchantComment?.message !== undefined)
    return { merchantComment: { message: merchantComment.message } };
  throw merchantComment
    ? invalidField(`${path}.merchantComment.message`, 'REQUIRED_FIELD', 'is required')
    : invalidField(path, 'REQUIRED_ONE_OF_FIELD', 'must be a comment or an activity of an app');
}

const MAIL_SENT = 'MAIL_SENT';

/** That the people of the shop mailed the buyer; the contract has no word of its own for it. */
export function mailSent(
  told: { key: string; what: string; subject: string; to: string },
  stamp: Stamp,
): Activity & { id: string } {
  return publicActivity(
    { customActivity: { appId: STORES_APP_ID, type: MAIL_SENT, additionalData: told } },
    stamp,
  );
}

/** Whether that mail went out before. */
export const wasSent = (timeline: readonly Activity[], key: string): boolean =>
  timeline.some((entry) => {
    const { type, additionalData } = (entry as PublicContent).customActivity ?? {};
    return type === MAIL_SENT && additionalData?.['key'] === key;
  });

export function publicActivity(input: PublicContent, stamp: Stamp, path?: string): Activity & { id: string } {
  const content = contentOf(input, undefined, path);
  if (!content.customActivity)
    return activity('MERCHANT_COMMENT', stamp, { merchantComment: content.merchantComment });
  // The newer enum of types has no word for it.
  const { activityType: _none, ...entry } = activity('MERCHANT_COMMENT', stamp, content);
  return { ...entry, type: 'CUSTOM_ACTIVITY' };
}

/** The timeline with entries from outside; unlike what the platform adds itself, they are rejected when it is full. */
export function withPublic(timeline: readonly Activity[], added: readonly Activity[]): Activity[] {
  const activities = addActivities(timeline, added);
  if (activities.length > MAX_ACTIVITIES) {
    throw failedPrecondition('The timeline of the order is full.', 'TOO_MANY_ACTIVITIES');
  }
  return activities;
}

/** Only what people wrote can be changed. */
export function findComment(timeline: readonly Activity[], id: string): Activity {
  const entry = timeline.find((one) => one.id === id);
  if (!entry) throw notFound('The order has no such activity.', 'ACTIVITY_NOT_FOUND', { activityId: id });
  if (entry.activityType !== 'MERCHANT_COMMENT') {
    throw badRequest('Only comments can be changed.', 'ACTIVITY_NOT_EDITABLE', { activityId: id });
  }
  return entry;
}
