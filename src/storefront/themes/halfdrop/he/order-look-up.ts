export default {
  'lookUp.progress.NOT_FULFILLED': 'אצל המדפיס',
  'lookUp.progress.PARTIALLY_FULFILLED': 'נשלח חלקית',
  'lookUp.progress.FULFILLED': 'נשלח',
} as const;
