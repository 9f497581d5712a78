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
export function queueKeys(sight: Element): () => Promise<void> {
  const keyboardEvents: KeyboardEvent[] = [];
  let pressing = false;
  const keep = (event: KeyboardEvent) => {
    const { key, isTrusted, ctrlKey, metaKey, target } = event;
    if (!isTrusted || native.has(key) || !(sight.isConnected || pressing)) return;
    // Of all that is held down, only the palette's own.
    if ((ctrlKey || metaKey) && key.toLowerCase() !== 'k') return;
    if (key === 'Enter' && (target as Element).closest('[data-id], a')) return;
    keyboardEvents.push(event);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, true);
  return async () => {
    pressing = true;
    await pause();
    for (let next = keyboardEvents.shift(); next; next = keyboardEvents.shift()) {
      press(next);
      await pause();
    }
    window.removeEventListener('keydown', keep, true);
  };
}
