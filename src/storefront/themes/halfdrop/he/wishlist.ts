export default {
  'wishlist.count': 'פוסטר %{count} |||| %{count} פוסטרים',
  'wishlist.takeAll': 'העברת פוסטר אחד לסל · %{price} |||| העברת %{count} לסל · %{price}',
  'wishlist.look': 'לעמוד הפוסטר',
  'wishlist.notAdded': 'לא היה אפשר לשמור את הפוסטר. כדאי לחזור ולנסות שוב.',
  'wishlist.emptyText': 'הלב שעל פוסטר שומר אותו כאן, ועם הכניסה לחשבון הוא בא איתך.',
  'wishlist.emptyAction': 'לכל הפוסטרים',
} as const;
