// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TagField } from './TagField.tsx';
import { isTagTooLong, tagsIn } from './tags.ts';

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
      read={tagsIn}
      wrong={(tag) => (isTagTooLong(tag) ? 'Too long' : undefined)}
      removeLabel={(tag) => `Remove ${tag}`}
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
  const tooLong = 'x'.repeat(51);
  await user.type(input, `${tooLong} `);
  expect(screen.getByText('Too long')).toBeTruthy();
  expect(screen.queryByRole('button', { name: `Remove ${tooLong}` })).toBeNull();
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Remove new' }));
  expect(heard).toHaveBeenLastCalledWith(['rush']);
  await user.type(input, 'tableware ');
  expect(screen.getByRole('button', { name: 'Remove tableware' })).toBeTruthy();
});
