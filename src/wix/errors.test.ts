import { describe, expect, it } from 'vitest';
import { CallError, toCallError } from './errors.ts';

const sdkError = (status: number, details: object) =>
  Object.assign(new Error(JSON.stringify({ message: 'never shown' })), {
    status,
    requestId: 'req-1',
    details,
  });

describe('errors of the SDK', () => {
  it('keep code, words, status and request id of an application error', () => {
    const error = toCallError(
      sdkError(428, {
        applicationError: { code: 'LAST_OWNER', description: 'A shop needs an owner.', data: { id: 7 } },
      }),
    );
    expect(error).toMatchObject({
      code: 'LAST_OWNER',
      message: 'A shop needs an owner.',
      status: 428,
      requestId: 'req-1',
      data: { id: 7 },
      aborted: false,
    });
  });

  it('keep the path of every violated field, for the form', () => {
    const error = toCallError(
      sdkError(400, {
        validationError: {
          fieldViolations: [
            {
              field: 'payments[0].amount',
              description: 'is above the maximum',
              violatedRule: 'MAX',
              data: { threshold: '10' },
            },
            { field: 'note', violatedRule: 'MAX_LENGTH' },
            { field: 'to', description: 'http://a.example must begin with https://', violatedRule: 'FORMAT' },
          ],
        },
      }),
    );
    expect(error.violations.map(({ field, rule }) => [field, rule])).toEqual([
      ['payments[0].amount', 'MAX'],
      ['note', 'MAX_LENGTH'],
      ['to', 'FORMAT'],
    ]);
    expect(error.body).toEqual({
      errors: {
        'payments[0].amount': 'Is above the maximum',
        note: 'MAX_LENGTH',
        to: 'http://a.example must begin with https://',
      },
    });
    expect(error.message).toBe('Is above the maximum. MAX_LENGTH. http://a.example must begin with https://');
    expect(error.message).not.toContain('never shown');
  });

  it('take the message of the body where its error has no description, not the words of the status', () => {
    const thrown = {
      status: 400,
      details: { applicationError: { code: 'FULL', description: 'Bad Request' } },
      response: {
        data: { message: 'The warehouse is full', details: { applicationError: { code: 'FULL' } } },
      },
    };
    expect(toCallError(thrown)).toMatchObject({ code: 'FULL', message: 'The warehouse is full' });
    const bare = { status: 503, response: { data: { message: 'Closed for stocktaking' } } };
    expect(toCallError(bare)).toMatchObject({ code: '503', message: 'Closed for stocktaking' });
  });

  it('read the status that the SDK invents a code from', () => {
    expect(
      toCallError({ details: { applicationError: { code: 404, description: 'Not Found' } } }),
    ).toMatchObject({
      code: '404',
      status: 404,
    });
  });

  it('tell an abort from a failure, although the SDK throws a TypeError for it', () => {
    const controller = new AbortController();
    const thrown = new TypeError('Cannot set property code of AbortError which has only a getter');
    expect(toCallError(thrown, controller.signal)).toMatchObject({
      aborted: false,
      status: 0,
      code: 'UNREACHABLE',
    });
    controller.abort();
    expect(toCallError(thrown, controller.signal)).toMatchObject({ aborted: true, code: 'ABORTED' });
  });

  it('leave one of our own as it is', () => {
    const own = new CallError({ code: 'X', status: 400, message: 'x' });
    expect(toCallError(own)).toBe(own);
  });

  it('survive what is no error at all', () => {
    expect(toCallError(undefined)).toMatchObject({ status: 0, message: 'undefined' });
    expect(
      toCallError({ details: { validationError: { fieldViolations: ['odd', null] } } }).violations,
    ).toHaveLength(2);
  });
});
