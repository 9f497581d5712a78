export default {
  'checkout.title': 'Checkout',
  'checkout.loading': 'Preparing the checkout',
  'checkout.contact': 'Contact',
  'checkout.haveAccount': 'Have an account?',
  'checkout.signIn': 'Sign in',
  'checkout.signedInAs': 'Signed in as %{email}',
  'checkout.email': 'E-mail',
  'checkout.emailWhy': 'The confirmation and the tracking link go there.',
  'checkout.missing':
    'One piece of this bag cannot be had any more. |||| %{count} pieces of this bag cannot be had any more.',
  'checkout.newsletter': 'Write to me now and then about new posters and offers. I can end that at any time.',
  'checkout.needed.email': 'An e-mail address, like noa@example.com.',
  'checkout.wrong.email': 'Something is missing: it should look like noa@example.com.',
  'checkout.address': 'Delivery address',
  'checkout.billingAddress': 'Billing address',
  'checkout.savedAddresses': 'Your addresses',
  'checkout.anotherAddress': 'Another address',
  'checkout.business': 'I buy for a business',
  'checkout.company': 'Company',
  'checkout.taxId': 'VAT number',
  'checkout.taxIdWhy': 'With its country, like DE136695976. It stands on the invoice.',
  'checkout.needed.company': 'The name of the company.',
  'checkout.needed.taxId': 'The VAT number of the company.',
  'checkout.wrong.taxId.form': 'VAT numbers of this country are not written like that: %{country}.',
  'checkout.wrong.taxId.sign': 'One of its signs is wrong. Compare it with your papers.',
  'checkout.wrong.taxId.country': 'It is of another country than the billing address: %{country}.',
  'checkout.sameBilling': 'Bill to the delivery address',
  'checkout.delivery': 'Delivery',
  'checkout.deliveryLater': 'Write the address first: the ways to get there appear here with what they cost.',
  'checkout.deliveryNowhere':
    'We do not deliver to %{country} yet. Nothing in the bag is lost; another address will do.',
  'checkout.carrierSilent':
    'Not every carrier answers right now. You can order with what is offered here, or come back in a while.',
  'checkout.deliveryNowhereHere':
    'We do not deliver to this address yet. Nothing in the bag is lost; another one will do.',
  'checkout.deliveryLoading': 'Looking at times and places',
  'checkout.youChoose': 'You choose the hour',
  'checkout.pickUp': 'Pick it up',
  'checkout.whereToCollect': 'Where to collect it',
  'checkout.weWrite': 'We write to you as soon as it is ready to collect.',
  'checkout.ready': 'Ready',
  'checkout.dayToDay': '%{from} to %{to}',
  'checkout.not.BELOW_MINIMUM': 'Not for this bag: from %{amount} only',
  'checkout.not.TOO_HEAVY': 'Not for this bag: up to %{weight} kg only',
  'checkout.not.other': 'Not for this bag',
  'checkout.when': 'When shall we ring?',
  'checkout.laterDays': 'Later days',
  'checkout.firstDays': 'Back to the first days',
  'checkout.full': 'Full',
  'checkout.chosen': 'Chosen',
  'checkout.open': 'Open',
  'checkout.left': '%{count} left |||| %{count} left',
  'checkout.keptUntil': 'is kept for you until',
  'checkout.slotTaken':
    'This time was just taken by somebody else. Nothing else is lost: choose another time, then pay.',
  'checkout.deliveryGone':
    'The way you chose is not offered any more. Nothing else is lost: choose another one, then pay.',
  'checkout.needed.delivery': 'Choose how it should travel.',
  'checkout.free': 'Free',
  'checkout.payment': 'Payment',
  'checkout.card': 'Card',
  'checkout.cardPage':
    'You enter your card on the next page, which is our payment provider’s. Then you are back here.',
  'checkout.cardNumber': 'Card number',
  'checkout.cardExpiry': 'Expiry',
  'checkout.cardExpiryHint': 'MM / YY',
  'checkout.cardCvc': 'Security code',
  'checkout.cardCvcHint': '%{count} digits',
  'checkout.cardSafe': 'The number goes to the payment provider and stays there. We never see it.',
  'checkout.keepCard': 'Keep this card for next time',
  'checkout.keepCardWhy':
    'The payment provider keeps it. The shop can charge it when you add something to this order. You can remove it in your account.',
  'checkout.needed.number': 'The long number on the front.',
  'checkout.wrong.number': 'A digit is off: this is not a card number.',
  'checkout.wrong.testCard':
    'This shop takes test cards only, like 4242 4242 4242 4242. Do not enter your own.',
  'checkout.needed.expiry': 'Month and year, like 04 / 29.',
  'checkout.wrong.expiry': 'Month and year, like 04 / 29.',
  'checkout.wrong.expired': 'This card has run out.',
  'checkout.needed.cvc': 'Three digits on the back; four on the front of American Express.',
  'checkout.wrong.cvc': '%{count} digits.',
  'checkout.offline': 'Bank transfer',
  'checkout.offlineHint': 'We print once it is in',
  'checkout.offlineText':
    'The account and the reference are on the next page and in our mail. The order is kept for %{count} day. |||| The account and the reference are on the next page and in our mail. The order is kept for %{count} days.',
  'checkout.noWayToPay':
    'Nothing can be paid here just now. Your bag is kept; please come back later, or write to us.',
  'checkout.nothingToPay': 'The gift card covers everything. There is nothing to pay.',
  'checkout.nothingDue': 'There is nothing to pay.',
  'checkout.membershipInTheWay':
    'A membership you chose cannot pay just now. Choose another way to pay for it above. Nothing was charged.',
  'checkout.order': 'Your order',
  'checkout.orderCount': 'Your order, %{count} poster |||| Your order, %{count} posters',
  'checkout.quantity': '%{count} piece |||| %{count} pieces',
  'checkout.tip': 'Tip',
  'checkout.tipHint': 'For the people who make and pack your order. Only if you like.',
  'checkout.tipNone': 'None',
  'checkout.tipOther': 'Another amount',
  'checkout.tipSuggested': 'Suggested',
  'checkout.tipAmount': 'Amount in %{currency}',
  'checkout.tipAdd': 'Add',
  'checkout.tipWrong': 'Type an amount above zero, such as 2.50.',
  'checkout.tipFailed': 'The tip could not be changed. Nothing else was lost: try again.',
  'checkout.code': 'Discount code or gift card',
  'checkout.codeApply': 'Apply',
  'checkout.codeMissing': 'Type the code first.',
  'checkout.codeApplied': '%{code} applied',
  'checkout.codeIdle': '%{code} kept, without effect',
  'checkout.codeRefused': 'It cannot be used any more.',
  'checkout.codeKeeps': 'Take it out to pay.',
  'checkout.codeInTheWay':
    'The code %{code} cannot be used. Take it out of the summary, then pay. Nothing was charged.',
  'checkout.codeRemove': 'Remove %{code}',
  'checkout.codeUnknown':
    'We know neither a discount nor a gift card by that name. Check the letters and try again.',
  'checkout.giftCardApplied': 'Gift card %{code}, %{amount}',
  'checkout.pricing': 'Adding up',
  'checkout.totalNow': 'To pay: %{total}.',
  'checkout.pay': 'Pay %{total}',
  'checkout.place': 'Place the order, %{total}',
  'checkout.paying': 'Paying',
  'checkout.hosted': 'On to payment, %{total}',
  'checkout.agree': 'I have read what the shop says below, and agree to it.',
  'checkout.needed.agreed': 'Without your yes to this we may not sell you anything.',
  'checkout.policies': 'What the shop says',
  'checkout.terms':
    'You are charged once. By paying you agree to the terms of sale; you may withdraw for 14 days, and we give you 30.',
  'checkout.termsAgain':
    'You are charged now, and again with each delivery until you cancel. By paying you agree to the terms of sale; you may withdraw for 14 days, and we give you 30.',
  'checkout.accountTitle': 'A subscription belongs to an account.',
  'checkout.accountText':
    'There you skip, pause or cancel it. Sign in or open one: you come back here, and your bag waits.',
  'checkout.accountOpen': 'Open an account',
  'checkout.again': 'Keep this card and charge it again',
  'checkout.againText':
    '%{amount} now, and %{amount} again with each delivery: %{often}. We write to you each time. It ends when you cancel it in your account, which you can do at any time.',
  'checkout.againTextEnds':
    '%{amount} now, and %{amount} again with each delivery: %{often}, %{count} charges in all. We write to you each time. You can cancel it in your account at any time.',
  'checkout.needed.keepCard': 'Without this we could not charge the next deliveries.',
  'checkout.termsTransfer':
    'Nothing is charged now. By ordering you agree to the terms of sale; you may withdraw for 14 days, and we give you 30.',
  'checkout.fixFields': 'One thing is missing. |||| %{smart_count} things are missing.',
  'checkout.declined': 'The card was not charged.',
  'checkout.declined.card_declined': 'The bank said no, without a reason. Try another card or ask them.',
  'checkout.declined.insufficient_funds': 'There is not enough on the card. Another one will do.',
  'checkout.declined.expired_card': 'The bank says this card has run out.',
  'checkout.declined.incorrect_cvc': 'The security code is not the one on the card.',
  'checkout.declined.canceled': 'The payment was not confirmed in time, or stopped by you.',
  'checkout.declined.other': 'The bank said no. Try another card or ask them.',
  'checkout.declinedKept': 'Everything else is as you left it.',
  'checkout.changed':
    'The sum is %{now} now; before it was %{before}. Nothing was charged: look once more, then pay.',
  'checkout.stockChanged':
    'Somebody was faster: not all of it is left. Nothing was charged. Change the bag to go on.',
  'checkout.inProgress':
    'A payment for this order is under way already. Nothing more was charged; we are looking how far it is.',
  'checkout.unknown':
    'The answer did not come. We are asking whether the payment went through; do not pay again yet.',
  'checkout.unknownNotPaid': 'The payment did not go through. Nothing was charged; you can try again.',
  'checkout.unreachable': 'No connection to the shop. Nothing was charged, nothing was ordered.',
  'checkout.failed': 'The shop could not take the order just now. Nothing was charged. (%{request})',
  'checkout.priceFailed': 'The change did not reach the shop, so the sum may be old. (%{request})',
  'checkout.retry': 'Try again',
  'checkout.editBag': 'Change the bag',
  'checkout.emptyTitle': 'There is nothing to pay for.',
  'checkout.emptyText': 'The bag is empty.',
  'checkout.emptyAction': 'See all posters',
  'checkout.doneTitle': 'This order is placed already.',
  'checkout.doneText': 'What you bought is under way; the bag is empty.',
  'checkout.doneAction': 'See the order',
  'checkout.goneTitle': 'This checkout is not here any more.',
  'checkout.goneText': 'The link is old, or belongs to somebody else. The bag is still where you left it.',
  'checkout.loadFailed': 'The checkout did not open.',
  'checkout.loadFailedText': 'Nothing was charged. Check the connection and try again.',
  'checkout.sellerNote': 'Please note: %{text}',
  'checkout.problem.SUBSCRIPTION_WITH_GIFT_CARD':
    'A gift card cannot pay a subscription, which is charged again later. Take the gift card out; nothing was charged.',
  'checkout.problem.SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS':
    'A subscription is ordered by itself. Take the rest out of the bag; nothing was charged.',
  'checkout.problem.VIOLATIONS_WITH_ERROR_SEVERITY':
    'This cannot be ordered as it is: see the note beside the total.',
  'checkout.heldBack': 'This cannot be ordered as it is: %{text}',
  'checkout.problem.MEMBERS_ONLY_ITEM':
    'A subscription belongs to an account. Sign in above; nothing was charged.',
  'checkout.problem.GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD':
    'A gift card in the bag cannot be paid for with a gift card. Take the code away, or buy it by itself.',
  'checkout.problem.COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD':
    'While a gift card is in the bag, neither discount codes nor gift cards can be used. Take the code away, or buy the gift card by itself.',
  'checkout.problem.GIFT_CARD_EXPIRED': 'This gift card has run out. Another one, or a card, will do.',
  'checkout.problem.GIFT_CARD_DISABLED':
    'This gift card was blocked. Write to us if that is a mistake; another one will do.',
  'checkout.problem.GIFT_CARD_IS_EMPTY':
    'There is nothing left on this gift card. Another one, or a card, will do.',
  'checkout.problem.GIFT_CARD_REDEEM_DISABLED':
    'This shop takes no gift cards at the moment. Pay in another way, or come back with it later.',
  'checkout.problem.GIFT_CARD_PROVIDER_UNAVAILABLE':
    'Whoever keeps this gift card does not answer right now. Try again in a moment, or pay in another way.',
  'checkout.problem.ERROR_COUPON_HAS_EXPIRED': 'This code has run out. Another one will do, or none.',
  'checkout.problem.ERROR_COUPON_IS_NOT_ACTIVE_YET':
    'This code does not count yet. Another one will do, or none.',
  'checkout.problem.ERROR_COUPON_USAGE_EXCEEDED': 'This code has been used up. Use another one, or none.',
  'checkout.problem.ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED':
    'You have already used this code. Use another one, or none.',
  'checkout.problem.ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED':
    'This code counts from a larger sum on. Add something, or take it out.',
  'checkout.problem.ERROR_COUPON_NOT_APPLICABLE':
    'Nothing in the bag earns this code. Change the bag, or take it out.',
  'checkout.problem.tooMany':
    'Too many codes that are none. Try again in an hour; the order goes on without one.',
  'checkout.problem.other':
    'The shop could not do that just now. Nothing was changed; try again. (%{request})',
} as const;
