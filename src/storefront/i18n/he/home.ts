import type english from '../en/home.ts';

export default {
  'home.pageTitle': '%{store}',
  'home.empty.title': 'עוד אין כאן דבר',
  'home.empty.lead': 'החנות בהקמה. כדאי לחזור בקרוב.',
  'hero.title': '%{store}',
  'hero.all': 'למוצר |||| לכל %{count} המוצרים',
  'new.title': 'חדש',
  'new.all': 'כל המוצרים החדשים',
  'families.title': 'אוספים',
  'families.all': 'כל האוספים',
  'families.count': 'מוצר אחד |||| %{count} מוצרים',
} satisfies Record<keyof typeof english, string>;
