import type { ProblemKind } from '../../../shared/imports.ts';
import { addWords } from '../../i18n/words.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

/** What is wrong with rows of any file. */
export const anyProblems = {
  broken: 'Broken row',
  encoding: 'Broken letters',
  missing: 'Missing',
  format: 'Not readable',
} satisfies Partial<Record<ProblemKind, string>>;

addWords('import', {
  status: { dry: 'Dry run, nothing written', running: 'Importing', done: 'Imported' },
  drop: 'Drop a CSV file here',
  choose: 'Choose a file',
  another: 'Choose another file',
  reading: 'Uploading the file',
  tooLarge: 'The file has more than 50 MB.',
  unread: 'The file could not be read',
  nothing: 'Nothing was written.',
  unreadable: { failed: 'The import could not be read' },
  recent: 'Imports of the last days',
  rows: count('%{count} row', '%{count} rows'),
  columns: count('%{smart_count} column', '%{smart_count} columns'),
  check: {
    title: 'Dry run',
    queued: 'Waiting for other jobs to finish.',
    running: 'Checking the file: %{percent}%. You can leave this page.',
    cancelled: 'The dry run was canceled. Nothing was written.',
    failed: 'The dry run failed: %{reason}',
    cancel: 'Cancel the dry run',
    notCanceled: 'The dry run could not be canceled',
  },
  mapping: {
    title: 'Columns',
    column: 'Column in the file',
    sample: 'First value',
    becomes: 'Becomes',
    check: 'Check',
    out: 'Leave out',
    read: '%{count} read',
    wrong: '%{count} refused',
    unused: 'not imported',
    all: 'Show all %{count}',
    named: 'What “%{column}” becomes',
  },
  refused: {
    title: 'Refused rows',
    note: 'They are left out; the rest can go',
    all: 'All',
    kinds: 'What is wrong',
    row: 'Row',
    value: 'Value',
    wrong: 'What is wrong',
    empty: 'empty',
    more: 'The first %{shown} are shown; the file has all of them.',
  },
  happen: {
    title: 'What would happen',
    refused: 'Refused',
    total: 'In the file',
    missing: 'Say which column is: %{fields}.',
    again: 'Run the dry run again',
    failed: 'The import could not be started',
    failedCheck: 'The dry run could not be done',
  },
  done: {
    title: 'What happened',
    days: 'For 7 days the whole import can be taken back in one step.',
    failed: 'The import could not be taken back',
    keptMore: 'and %{count} more',
  },
});
