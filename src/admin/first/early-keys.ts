/** What the browser does by itself, or what says nothing alone. */
const native = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

const pause = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Once more, where the focus is by now. */
function press(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const here = (document.activeElement ?? document.body) as HTMLElement;
  const again = new KeyboardEvent('keydown', {
    key,
    code,
    ctrlKey,
    metaKey,
    altKey,
    shiftKey,
    bubbles: true,
    cancelable: true,
  });
  if (!here.dispatchEvent(again)) return;
  if (key === 'Enter') here.click();
  else if (key.length === 1 && here.matches('input, textarea'))
    document.execCommand('insertText', false, key);
}

/**
 * Writes down the keys that are pressed while `sight` is what there is to see, and nothing can hear them.
 * @returns what presses them again, one after the other, and writes down no more
 */
export function keepKeys(sight: Element): () => Promise<void> {
  const kept: KeyboardEvent[] = [];
  let pressing = false;
  const keep = (event: KeyboardEvent) => {
    const onLink = event.key === 'Enter' && (event.target as Element).closest('[data-id], a');
    if (!event.isTrusted || native.has(event.key) || onLink || !(sight.isConnected || pressing)) return;
    kept.push(event);
    // The palette's own key; the browser has another use for it.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== 'k') kept.pop();
    else event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, true);
  return async () => {
    pressing = true;
    await pause();
    for (let next = kept.shift(); next; next = kept.shift()) {
      press(next);
      await pause();
    }
    window.removeEventListener('keydown', keep, true);
  };
}
