import { describe, expect, it } from 'vitest';
import { MAX_NOTE, mailingHeader, readMailing } from './mailing.ts';

describe('how a buyer is to hear of it', () => {
  it('goes through a header in any script', () => {
    const mailing = { silent: true, note: 'שלום\n“two” follow – à bientôt' };
    expect(mailingHeader(mailing)).toMatch(/^[\x21-\x7e]+$/);
    expect(readMailing(mailingHeader(mailing))).toEqual(mailing);
  });

  it('is as always where nothing sensible is said', () => {
    for (const header of [undefined, '', '%', 'null', '[]', '{"silent":"yes","note":7}', '{"note":"  "}'])
      expect(readMailing(header)).toEqual({});
    expect(readMailing(mailingHeader({ note: 'a'.repeat(2000) })).note).toHaveLength(MAX_NOTE);
  });
});
