import { useNotificationContext } from 'ra-core';
import { useCallback } from 'react';

/**
 * The notifications in the order in which they are displayed. An error stays until it is closed, so it lets others go
 * first, newer errors too: each is seen as soon as it is there.
 */
export function useNotifications() {
  const { notifications: all, setNotifications } = useNotificationContext();
  const errors = all.filter(({ type }) => type === 'error');
  const notifications = [...all.filter(({ type }) => type !== 'error'), ...errors.toReversed()];
  const [current] = notifications;
  const takeNotification = useCallback(
    () => setNotifications((before) => before.filter((one) => one !== current)),
    [current, setNotifications],
  );
  return { notifications, takeNotification };
}
