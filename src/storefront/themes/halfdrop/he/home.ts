export default {
  'home.pageTitle': 'פוסטרים שצוירו בקוד · %{store}',
  'hero.title': 'כל פוסטר מתחיל במספר.',
  'hero.all': 'לפוסטר |||| לכל %{count} הפוסטרים',
  'hero.how': 'איך מספר הופך להדפס',
  'new.title': 'חם מהמדפסת',
  'new.all': 'כל הפוסטרים החדשים',
  'families.title': 'שמונה משפחות, שמונה תוכנות',
  'families.all': 'לפי משפחה',
  'families.count': 'פוסטר אחד |||| %{count} פוסטרים',
  'room.title': 'קיר הוא משפט. אמרו שלושה דברים.',
  'room.lead': 'שלושה פוסטרים עם צבע משותף נתלים יחד בלי מאמץ.',
  'room.choose': 'לבחור שלושה',
  'numbers.title': 'אותה תוכנה, מספר אחר',
  'numbers.lead':
    '%{family} מספר %{number} הוא %{poster}. משנים את המספר והרוח באה ממקום אחר. אנחנו עוברים על מאות ומדפיסים את המעטים שהיינו תולים בבית.',
  'numbers.sheet': '№ %{number}',
} as const;
