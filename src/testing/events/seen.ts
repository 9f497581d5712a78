/** Stands for what no operation of the contract led to: a page of the platform's own, or time. */
export const OTHERWISE = '-';

/** What the running test file saw told, once it was committed: event and operation. */
let seen = new Set<string>();

export const forgetSeen = (): void => void (seen = new Set());

export const see = (eventType: string, operation: string): void => void seen.add(`${eventType} ${operation}`);

export const allSeen = (): ReadonlySet<string> => seen;
