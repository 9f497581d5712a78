import { expect, it } from 'vitest';
import { CallError } from '../../wix/errors.ts';
import { rejectionAt, rejectionReasons } from './rejection.ts';

const violation = (field: string, description: string) => ({ field, description, rule: 'OTHER', data: {} });
const rejected = (...violations: ReturnType<typeof violation>[]) =>
  new CallError({ code: 'INVALID', status: 400, message: 'Rejected', violations });

it('says beside the field what is about it or a part of it, and the rest in the notice', () => {
  const error = rejected(
    violation('member.profile.nickname', 'is taken'),
    violation('member.contact.phones[0]', 'is no number'),
    violation('somethingUnknown', 'is not known'),
    violation('lines[2].price', 'must be above 9'),
  );
  expect(rejectionAt(error, 'nickname')).toBe('Is taken');
  expect(rejectionAt(error, 'phones')).toBe('Is no number');
  expect(rejectionAt(error, 'name')).toBeUndefined();
  expect(rejectionReasons(error, ['nickname', 'phones'])).toEqual(['Is not known', 'Must be above 9']);
  expect(rejectionReasons(error)).toHaveLength(4);
});

it('says what an application error says, and nothing of an answer that explains nothing', () => {
  const failed = (code: string, status: number, message: string) =>
    rejectionReasons(new CallError({ code, status, message }));
  expect(failed('NOT_ALLOWED', 428, 'Reviews are closed.')).toEqual(['Reviews are closed.']);
  expect(failed('NOT_ALLOWED', 428, 'NOT_ALLOWED')).toEqual([]);
  expect(failed('404', 404, 'Not found.')).toEqual([]);
  expect(failed('INTERNAL', 500, 'Stack')).toEqual([]);
  expect(failed('UNREACHABLE', 0, 'No answer.')).toEqual([]);
  expect(rejectionReasons(new Error('Stack'))).toEqual([]);
  expect(rejectionAt(undefined, 'name')).toBeUndefined();
});
