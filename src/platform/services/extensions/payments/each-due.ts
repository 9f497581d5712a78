const AT_ONCE = 10;

/**
 * Asks the provider for each, ten at a time: one that is answered late, or never, keeps few others waiting.
 * @throws the failures together, after the last
 */
export async function eachDue<Due>(due: readonly Due[], work: (one: Due) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  const left = due.values();
  const take = async (): Promise<void> => {
    for (const one of left) await work(one).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  if (failures.length > 0)
    throw new AggregateError(failures, 'Not all that was due could be brought to an end.');
}
