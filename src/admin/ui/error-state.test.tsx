// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import { ErrorState } from './ErrorState.tsx';

afterEach(cleanup);

it.each([
  ['No seat is left', 'No seat is left. Nothing was changed.'],
  ['No seat is left.', 'No seat is left. Nothing was changed.'],
])('separates the reason %j from what was not done', (message, text) => {
  render(
    <ErrorState
      error={new CallError({ code: 'FULL', status: 400, message })}
      title="The role was not changed"
      notDone="Nothing was changed."
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain(text);
});
