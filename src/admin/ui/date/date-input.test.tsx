// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DateField, DateTimeField } from './DateField.tsx';
import { TimeInput } from './DateInput.tsx';

afterEach(cleanup);

function Fields({ heard }: { heard: (value: string) => void }) {
  const [day, setDay] = useState('2026-11-28');
  const [moment, setMoment] = useState('2026-11-28T17:18');
  const [time, setTime] = useState('09:00');
  return (
    <>
      <DateField
        label="Day"
        value={day}
        onChange={(next) => {
          heard(next);
          setDay(next);
        }}
      />
      <DateTimeField label="Moment" value={moment} onChange={setMoment} />
      <TimeInput inputProps={{ 'aria-label': 'Time' }} value={time} onChange={setTime} />
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('writes days and times in the form of every other date and takes what is typed in others', async () => {
  const user = userEvent.setup();
  const heard = vi.fn<(value: string) => void>();
  render(<Fields heard={heard} />);
  expect(['Day', 'Moment', 'Time'].map((label) => field(label).value)).toEqual([
    '28 Nov 2026',
    '28 Nov 2026, 17:18',
    '09:00',
  ]);
  await user.clear(field('Day'));
  expect(heard).toHaveBeenLastCalledWith('');
  await user.type(field('Day'), '3/12/2026');
  expect(heard).toHaveBeenLastCalledWith('2026-12-03');
  expect(field('Day').value).toBe('3/12/2026');
  await user.clear(field('Time'));
  await user.type(field('Time'), '1730');
  await user.tab();
  expect(field('Day').value).toBe('3 Dec 2026');
  expect(field('Time').value).toBe('17:30');
});

it('keeps what is no date as it was typed and says what is expected, once it is left', async () => {
  const user = userEvent.setup();
  const heard = vi.fn<(value: string) => void>();
  render(<Fields heard={heard} />);
  await user.clear(field('Day'));
  await user.type(field('Day'), '31 Nov 2026');
  expect(field('Day').getAttribute('aria-invalid')).toBe('false');
  await user.tab();
  expect(heard).toHaveBeenLastCalledWith('31 Nov 2026');
  expect(field('Day').value).toBe('31 Nov 2026');
  expect(field('Day').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field('Day').getAttribute('aria-describedby') ?? '')).not.toBeNull();
});

it('takes the day that is chosen in the calendar, and keeps the time', () => {
  render(<Fields heard={vi.fn<(value: string) => void>()} />);
  const [ofDay, ofMoment] = document.querySelectorAll<HTMLInputElement>('input[type=date]');
  if (!ofDay || !ofMoment) throw new Error('There are no calendars.');
  fireEvent.change(ofDay, { target: { value: '2027-01-05' } });
  fireEvent.change(ofMoment, { target: { value: '2027-01-06' } });
  expect(field('Day').value).toBe('5 Jan 2027');
  expect(field('Moment').value).toBe('6 Jan 2027, 17:18');
});
