import { readdirSync, readFileSync } from 'node:fs';
import * as icons from 'lucide-react';
import { Check } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usedIcons } from '../tools/icons/used-icons.ts';

describe('the icons', () => {
  it('are those that the sources import; `npm run icons` writes them', () => {
    expect(Object.keys(icons).toSorted()).toEqual(usedIcons());
    const folder = 'src/stand-ins/lucide-react/generated';
    const files = readdirSync(folder).filter((file) => !file.startsWith('index.'));
    const index = readFileSync(`${folder}/index.js`, 'utf8');
    expect(files.filter((file) => !index.includes(`'./${file}'`))).toEqual([]);
  });

  it('are drawn with the elements, attributes and classes of the library', () => {
    const shape =
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-check large"';
    expect(renderToStaticMarkup(<Check size={16} strokeWidth={1.5} className="large" />)).toBe(
      `${shape} aria-hidden="true"><path d="M20 6 9 17l-5-5"></path></svg>`,
    );
    expect(
      renderToStaticMarkup(<Check size={16} strokeWidth={1.5} className="large" aria-label="Done" />),
    ).toBe(`${shape} aria-label="Done"><path d="M20 6 9 17l-5-5"></path></svg>`);
  });
});
