export default {
  'failed.title': 'Something went wrong',
  'failed.lead': 'The mistake is ours, not yours. Your cart is as you left it. Try again in a moment.',
  'failed.again': 'Try this page again',
};
