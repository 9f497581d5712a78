const FIELD = 'input:not([aria-hidden="true"]), textarea, [role="combobox"]';

/** Whatever stands around a place, itself first: "take.buys.least", "take.buys", "take". */
function* around(place: string): Generator<string> {
  for (let at = place; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) yield at;
}

/** To where a value is typed, marked by `data-place`; where it has no field of its own, to what it stands in. */
export function goToField(place: string): void {
  for (const at of around(place)) {
    const field = document
      .querySelector(`[data-place="${CSS.escape(at)}"]`)
      ?.querySelector<HTMLElement>(FIELD);
    if (!field) continue;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement) field.select();
    return;
  }
}
