// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { extensions } from './extensions.ts';
import { Toolbar } from './Toolbar.tsx';

afterEach(cleanup);

it('leaves the focus in the text when a tool is clicked, for the next keystroke', () => {
  const editor = new Editor({ extensions, injectCSS: false, content: '<p>Paper</p>' });
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <Toolbar editor={editor} label="Description" picturesFor="Reef" />
    </TestTranslationProvider>,
  );
  const tools = screen.getAllByRole('button');
  expect(tools.length).toBeGreaterThan(0);
  // A mouse button moves the focus unless the event is canceled.
  expect(tools.filter((tool) => fireEvent.mouseDown(tool))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'richText.bold' }));
  expect(editor.isActive('bold')).toBe(true);
  editor.destroy();
});

it('presses no tool before somebody is in the text, though it begins with bold letters', () => {
  const editor = new Editor({ extensions, injectCSS: false, content: '<p><strong>Paper</strong></p>' });
  render(
    <TestTranslationProvider translate={(key: string) => key}>
      <Toolbar editor={editor} label="Description" picturesFor="Reef" />
    </TestTranslationProvider>,
  );
  expect(editor.isActive('bold')).toBe(true);
  expect(screen.getByRole('button', { name: 'richText.bold' }).getAttribute('aria-pressed')).toBe('false');
  editor.destroy();
});
