/** Takes out of the address what was said for this one visit, so that no reload or link repeats it. */
export function forgetParameter(name: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
