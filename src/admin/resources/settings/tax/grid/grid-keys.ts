import type { KeyboardEvent } from 'react';

const stays = (input: HTMLInputElement, key: string): boolean => {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === 0 && selectionEnd === value.length) return false;
  return key === 'ArrowLeft' ? selectionStart !== 0 : selectionEnd !== value.length;
};

/** Arrows and Enter lead from rate to rate: up and down within the group, sideways within the region. */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: input } = event;
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const back = key === 'ArrowUp' || key === 'ArrowLeft' || (key === 'Enter' && event.shiftKey);
  if (!across && !['ArrowUp', 'ArrowDown', 'Enter'].includes(key)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || (across && stays(input, key))) return;
  event.preventDefault();
  // On a phone the rates of the open region are all there is.
  const table = input.closest('table, section');
  const among = across
    ? input.closest('tr')?.querySelectorAll<HTMLInputElement>('input[data-column]')
    : table?.querySelectorAll<HTMLInputElement>(
        table.tagName === 'TABLE' ? `input[data-column="${input.dataset['column']}"]` : 'input[data-column]',
      );
  const inputs = [...(among ?? [])];
  inputs[inputs.indexOf(input) + (back ? -1 : 1)]?.focus();
}
