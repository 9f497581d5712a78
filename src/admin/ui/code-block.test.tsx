// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeBlock } from './CodeBlock.tsx';

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const copied = vi.fn();
const show = () => render(<CodeBlock label="API key" text="cpk_1" onCopied={copied} />);
const button = () => screen.getByRole('button');

it('is copied by its button', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
  show();
  fireEvent.click(button());
  expect(await screen.findByText('counterpart.action.copied')).toBeTruthy();
  expect(written).toEqual(['cpk_1']);
  expect(copied).toHaveBeenCalledOnce();
});

it('where the clipboard is closed to the page, is selected, and counts once it was copied by hand', async () => {
  copied.mockReset();
  vi.stubGlobal('navigator', {});
  show();
  fireEvent.click(button());
  expect((await screen.findByRole('status')).textContent).toBe('counterpart.action.copyByHand');
  expect(document.activeElement?.textContent).toBe('cpk_1');
  expect(copied).not.toHaveBeenCalled();
  fireEvent.copy(screen.getByLabelText('API key'));
  expect(copied).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});
