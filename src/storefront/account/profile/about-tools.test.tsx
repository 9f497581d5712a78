// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AboutTools } from './AboutTools.tsx';

vi.mock('../../shell/page-context.tsx', () => ({ useT: () => (key: string) => key }));

afterEach(cleanup);

it('leaves the focus in the text when a tool is clicked, for the next keystroke', () => {
  const extensions = [Bold, Document, Paragraph, Text];
  const editor = new Editor({ extensions, injectCSS: false, content: '<p>Paper</p>' });
  render(<AboutTools editor={editor} label="About you" />);
  const tools = screen.getAllByRole('button');
  expect(tools.length).toBeGreaterThan(0);
  expect(tools.filter((tool) => fireEvent.mouseDown(tool))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'about.tool.bold' }));
  expect(editor.isActive('bold')).toBe(true);
  editor.destroy();
});
