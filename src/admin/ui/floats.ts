import type { RefCallback } from 'react';

/** Between what stands last and what floats, with the little that floats above the bar of the phone. */
const GAP = 20;

const heights = new Map<Element, number>();

/** The pages that scroll leave this much room at their foot. */
function tell(): void {
  const { style } = document.documentElement;
  if (heights.size === 0) style.removeProperty('--floats');
  else style.setProperty('--floats', `${Math.ceil(Math.max(...heights.values())) + GAP}px`);
}

/** The ref of what floats at the foot of all pages: as high as it is, what stands last scrolls out from under it. */
export const floats: RefCallback<HTMLElement> = (element) => {
  if (!element) return undefined;
  const observer = new ResizeObserver(() => {
    heights.set(element, element.getBoundingClientRect().height);
    tell();
  });
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    heights.delete(element);
    tell();
  };
};
