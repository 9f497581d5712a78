const MAX = 30;
/** Letters of any script, and what stands between them in a name. */
const NAME = /^\p{L}[\p{L}\p{M}'’ -]*$/u;

/** Anybody may leave anybody's address: what a mail says to it are no words of a stranger. */
export const soundName = (name: string | null | undefined): string | undefined => {
  const text = name?.trim();
  return text && text.length <= MAX && NAME.test(text) ? text : undefined;
};
