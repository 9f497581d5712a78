// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OptionRow } from './OptionRow.tsx';
import type { OptionDraft } from './variants.ts';

afterEach(cleanup);

const { draft } = vi.hoisted(() => ({
  draft: {
    disabled: false,
    errorAt: () => undefined,
    form: { options: [] as unknown[] },
    change: () => undefined,
    changeOptions: vi.fn<(options: readonly OptionDraft[]) => void>(),
  },
}));
vi.mock('./use-product-form.ts', () => ({ useProductDraft: () => draft }));

it('takes a choice that is still being typed when the product is saved by key', () => {
  const option: OptionDraft = { name: 'Paper', choices: [{ name: 'Cotton' }] };
  draft.form.options = [option];
  render(<OptionRow index={0} option={option} onMove={() => undefined} />);
  const field = screen.getByLabelText('products.form.choices');
  fireEvent.change(field, { target: { value: 'Kozo' } });
  expect(draft.changeOptions).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 's', ctrlKey: true });
  const [options] = draft.changeOptions.mock.lastCall ?? [];
  expect(options?.[0]?.choices.map(({ name }) => name)).toEqual(['Cotton', 'Kozo']);
});

it('takes the focus at the press on the icon beside the field', () => {
  const option: OptionDraft = { name: '', choices: [] };
  draft.form.options = [option];
  render(<OptionRow index={0} option={option} onMove={() => undefined} />);
  screen.getByLabelText('products.form.optionName').focus();
  const field = screen.getByLabelText('products.form.choices');
  const icon = field.parentElement?.querySelector('svg');
  if (icon) fireEvent.mouseDown(icon);
  expect(document.activeElement).toBe(field);
});
