import { expect, type Page } from '@playwright/test';

/** The texts that a cell cuts in the middle of a letter: nothing between text and cell ends it in an ellipsis. */
function findCutTexts(): string[] {
  const cut = new Set<string>();
  for (const cell of document.querySelectorAll('[role=gridcell]')) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, width } = range.getBoundingClientRect();
      // The first ancestor that cuts decides, and only a block of text can end in an ellipsis.
      let box = text.parentElement;
      while (box && box !== cell && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
      const { overflowX, textOverflow, display } = getComputedStyle(box ?? cell);
      const edges = (box ?? cell).getBoundingClientRect();
      // What only screen readers read has a pixel's room.
      const isSeen = width > 0 && edges.width > 1;
      const isCut = isSeen && overflowX !== 'visible' && right > edges.right + 1;
      const endsWell = textOverflow === 'ellipsis' && !display.includes('flex');
      if (isCut && !endsWell) cut.add(text.textContent ?? '');
    }
  }
  return [...cut];
}

/** A text that has no room in its cell ends in an ellipsis. */
export const expectNoCutText = async (page: Page, what: string): Promise<void> =>
  expect(await page.evaluate(findCutTexts), `texts that are cut, ${what}`).toEqual([]);
