import { expect, it } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import { heldBackBy, troubleText } from './trouble-text.ts';

const said = (key: string, values?: object): string => `${key} ${JSON.stringify(values ?? {})}`;
const error = new CallError({ code: 'VIOLATIONS_WITH_ERROR_SEVERITY', status: 428, message: 'No.' });
const facts = { locale: 'en', currency: 'EUR' } as const;

it('says beside the button what keeps an order back, and nothing that only warns', () => {
  const heldBack = heldBackBy([
    { severity: 'WARNING', description: 'Leaves on Monday.' },
    { severity: 'ERROR', description: 'Not sold to Porto.' },
    { severity: 'ERROR' },
  ]);
  expect(heldBack).toBe('Not sold to Porto.');
  const trouble = { kind: 'failed', error } as const;
  expect(troubleText(said as never, trouble, { ...facts, heldBack })).toBe(
    'checkout.heldBack {"text":"Not sold to Porto."}',
  );
  expect(troubleText(said as never, trouble, facts)).toContain('VIOLATIONS_WITH_ERROR_SEVERITY');
});
