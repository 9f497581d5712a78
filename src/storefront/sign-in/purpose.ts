/** What a sign-in is for; it travels from page to page until it is done. */
export interface SignInPurpose {
  /** Another app asks: the redirect session that is answered. */
  authorize?: string;
  /** Path to go back to. */
  back?: string;
}

const NOWHERE = 'https://shop.invalid';

/** A path of this shop, whatever tricks the text tries; anything else is none. */
export function ownPath(text: string | null): string | undefined {
  if (text === null || !text.startsWith('/')) return undefined;
  try {
    const url = new URL(text, NOWHERE);
    // `/.//host` becomes `//host`, which is a host and no path.
    const isOwn = url.origin === NOWHERE && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

export function purposeOf(search: URLSearchParams): SignInPurpose {
  const authorize = search.get('authorize');
  const back = ownPath(search.get('back'));
  return { ...(authorize && { authorize }), ...(back !== undefined && { back }) };
}

/** The address of another page of the same sign-in. */
export function withPurpose(path: string, way: SignInPurpose): string {
  const query = new URLSearchParams({ ...way }).toString();
  return query === '' ? path : `${path}?${query}`;
}
