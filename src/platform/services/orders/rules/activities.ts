import type { Activity, Stamp } from '../order.ts';

type ActivityType = NonNullable<Activity['activityType']>;
type Content = Omit<Activity, 'id' | 'authorEmail' | 'createdDate' | 'type' | 'activityType'>;

/** The contract keeps at most so many per order. */
export const MAX_ACTIVITIES = 1000;

/** One entry of the order's timeline. */
export const activity = (type: ActivityType, stamp: Stamp, content: Content = {}): Activity => ({
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
