interface KeyStore {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/**
 * One key for one content of the form: a retry after a lost answer, even after a reload, is recognised by the server as
 * the same refund. A changed form is another refund, and so is the same form once the first has gone through.
 */
export function keyFor(orderId: string, request: unknown, store: KeyStore, newKey: () => string): string {
  const content = JSON.stringify(request);
  const known = read(orderId, store);
  if (known?.content === content) return known.key;
  const key = newKey();
  store.setItem(name(orderId), JSON.stringify({ content, key }));
  return key;
}

export const forgetKey = (orderId: string, store: KeyStore): void => store.removeItem(name(orderId));

const name = (orderId: string): string => `counterpart.refund.${orderId}`;

function read(orderId: string, store: KeyStore): { content: string; key: string } | undefined {
  const text = store.getItem(name(orderId));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as { content: string; key: string };
  } catch {
    return undefined;
  }
}
