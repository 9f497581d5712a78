import type english from '../en/often.ts';

export default {
  'often.DAY': 'כל יום |||| כל %{smart_count} ימים',
  'often.WEEK': 'כל שבוע |||| כל %{smart_count} שבועות',
  'often.MONTH': 'כל חודש |||| כל %{smart_count} חודשים',
  'often.YEAR': 'כל שנה |||| כל %{smart_count} שנים',
  'often.saved': 'חסכת %{amount}',
} satisfies Record<keyof typeof english, string>;
