/**
 * Runs a change of the list's URL once the pause is over, unless another page was opened in between: the list stays in
 * the document until that page is ready, and its change would lead back to it.
 *
 * @returns cancels the change
 */
export function afterPause(change: () => void, milliseconds: number): () => void {
  const { pathname } = window.location;
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) change();
  }, milliseconds);
  return () => clearTimeout(timer);
}
