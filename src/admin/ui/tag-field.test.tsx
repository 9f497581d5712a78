// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TagField } from './TagField.tsx';

const heard = vi.fn<(tags: string[]) => void>();

function Field() {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <TagField
      label="Tags"
      tags={tags}
      onChange={(next) => {
        heard(next);
        setTags(next);
      }}
      known={['vip', 'rush', 'gift']}
      read={(typed) => typed.split(/[\s,]+/).filter(Boolean)}
      wrong={(tag) => (tag.length > 5 ? 'Too long' : undefined)}
      removeLabel={(tag) => `Leave out ${tag}`}
    />
  );
}

afterEach(cleanup);

it('makes chips of what is typed or chosen, hears of what is still typed, and says what cannot be', async () => {
  const user = userEvent.setup();
  render(<Field />);
  const input = screen.getByLabelText('Tags');
  await user.type(input, 'new,ru');
  expect(heard).toHaveBeenLastCalledWith(['new', 'ru']);
  await user.click(screen.getByRole('button', { name: 'rush' }));
  expect(heard).toHaveBeenLastCalledWith(['new', 'rush']);
  await user.type(input, 'toolong ');
  expect(screen.getByText('Too long')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leave out toolong' })).toBeNull();
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Leave out new' }));
  expect(heard).toHaveBeenLastCalledWith(['rush']);
});
