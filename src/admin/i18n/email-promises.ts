const promises = new Set<string>();

/**
 * Messages that promise an email. Beside each stands an `EmailNotice`, which says what happens to the email where no mail
 * server is set up; the dialogs of bulk actions and notifications show it by themselves.
 * @param name as given to `addMessages`
 */
export function addEmailPromises(name: string, keys: readonly string[]): void {
  for (const key of keys) promises.add(`${name}.${key}`);
}

/** Whether that message promises an email, or one whose key begins with it. */
export const promisesEmail = (key: string): boolean =>
  promises.has(key) || [...promises].some((promise) => promise.startsWith(`${key}.`));

export const emailPromises = (): readonly string[] => [...promises];
