export default {
  'lookUp.progress.NOT_FULFILLED': 'With the printer',
  'lookUp.progress.PARTIALLY_FULFILLED': 'Partly posted',
  'lookUp.progress.FULFILLED': 'Posted',
} as const;
